import type { MemberView } from '../../../../main/club/model/members/members.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ownNumber, otherNumbers } from '../memberNumbers.ts';

/** A member: name, numbers, stratum, handicap, how often and when last, and with whom. */
export function MemberRow(props: {
  readonly member: MemberView;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}) {
  const { member, isCurrent } = props;
  const words = useWords(membersWords);
  const language = useLanguage();
  const { id, name, twin, stratum, handicap, sessions, last, mostlyWith } = member;
  return (
    <tr
      data-member={id}
      data-current={isCurrent || undefined}
      data-twin={twin !== null || undefined}
      onClick={(event) => event.currentTarget.querySelector('a')?.focus()}
      onDoubleClick={props.onOpen}
    >
      <th scope="row">
        <a
          href={`/members#${id}`}
          role="button"
          onFocus={props.onChoose}
          onClick={(event) => {
            event.preventDefault();
            // The mouse only chooses the row; the keyboard opens it.
            if (event.detail === 0) props.onOpen();
          }}
        >
          <bdi>{name}</bdi>
        </a>
        {!member.member && <span className="quiet">{words.guest}</span>}
      </th>
      {twin === null ? (
        <>
          <td>{ownNumber(member)}</td>
          <td>{otherNumbers(member).join(', ')}</td>
          <td>{stratum === null ? '' : stratumLetter(stratum)}</td>
          <td>{handicap === null ? '' : formatSignedShort(exact(handicap, 100), 2, language)}</td>
        </>
      ) : (
        <td colSpan={4}>
          <span aria-hidden="true">◆ </span>
          {words.twinRow(twin.name, words.twinIs[twin.reason])}
        </td>
      )}
      <td data-unit={words.sessionsOf(sessions)}>{sessions > 0 ? sessions : ''}</td>
      <td>{last === null ? '' : formatDay(last, 'short', language)}</td>
      <td>
        <bdi>{mostlyWith}</bdi>
      </td>
    </tr>
  );
}
