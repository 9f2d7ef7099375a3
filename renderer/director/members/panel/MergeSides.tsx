import type { MemberView, MergePreview } from '../../../../main/club/model/members/members.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { otherNumbers, ownNumber } from '../memberNumbers.ts';
import classes from './Panel.module.css';

/** Both of two members side by side, and which name stays. */
export function MergeSides(props: {
  readonly preview: MergePreview;
  /** The member whose form it is. */
  readonly member: number;
  readonly keepsOwn: boolean;
  readonly onKeep: (own: boolean) => void;
}) {
  const words = useWords(membersWords);
  const language = useLanguage();
  const { preview, member, keepsOwn } = props;
  const sides = preview.keep.id === member ? [preview.keep, preview.other] : [preview.other, preview.keep];
  const rows: readonly (readonly [string, (one: MemberView) => string])[] = [
    [words.number, ownNumber],
    [words.federations, (one) => otherNumbers(one).join(', ')],
    [words.stratum, ({ stratum }) => (stratum === null ? '' : stratumLetter(stratum))],
    [words.handicap, ({ handicap }) => (handicap === null ? '' : formatSignedShort(exact(handicap, 100), 2, language))],
    [words.sessions, ({ sessions }) => String(sessions)],
    [words.last, ({ last }) => (last === null ? '' : formatDay(last, 'short', language))],
    [words.mostlyWith, ({ mostlyWith }) => mostlyWith ?? ''],
  ];
  return (
    <table className={classes['sides']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.name}</span>
          </th>
          {sides.map((one, index) => (
            <th key={one.id} scope="col">
              <label>
                <input
                  type="radio"
                  name="keep"
                  checked={keepsOwn === (index === 0)}
                  aria-label={`${words.keepName}: ${one.name}`}
                  onChange={() => props.onKeep(index === 0)}
                />
                <bdi>{one.name}</bdi>
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, text]) => sides.some((one) => text(one) !== ''))
          .map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sides.map((one) => (
                <td key={one.id}>{text(one)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
