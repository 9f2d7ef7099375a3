import type { MemberPageView } from '../../../../main/club/model/members/members.ts';
import { formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { withPercentSign } from '../../../../src/language/typography.ts';
import { exact, readExact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ALT } from '../../../shared/shortcuts.ts';
import { otherNumbers, ownNumber } from '../memberNumbers.ts';
import { MemberHistory } from './MemberHistory.tsx';
import { Evenings } from './Evenings.tsx';
import classes from './Panel.module.css';

const MOST_PARTNERS = 5;

/** What is known of a member: numbers, terms, masterpoints, evenings and partners; and who it may be entered as. */
export function MemberPage(props: {
  readonly member: MemberPageView;
  readonly onMerge: () => void;
  readonly onApart: () => void;
}) {
  const { member } = props;
  const words = useWords(membersWords);
  const language = useLanguage();
  const { name, stratum, handicap, masterpoints, history, joined, partners, twin } = member;
  const numbers = otherNumbers(member);
  return (
    <article className={classes['page']} aria-label={name}>
      <header>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span className="quiet">{member.member ? ownNumber(member) : words.guest}</span>
      </header>
      <dl>
        <Fact name={words.federation}>{numbers.length > 0 ? numbers.join(', ') : words.none}</Fact>
        {stratum !== null && <Fact name={words.stratum}>{stratumLetter(stratum)}</Fact>}
        {handicap !== null && (
          <Fact name={words.handicap}>{withPercentSign(formatSignedShort(exact(handicap, 100), 2, language))}</Fact>
        )}
        {masterpoints.map(({ scheme, amount }) => (
          <Fact key={scheme} name={words.masterpoints}>
            {formatShort(readExact(amount) ?? exact(0), 2, language)}{' '}
            <span className="quiet">{schemeName(scheme, masterpointWords[language].schemes)}</span>
          </Fact>
        ))}
        {joined.length > 0 && <Fact name={words.joined}>{joined.join(', ')}</Fact>}
      </dl>
      {twin && (
        <section className={classes['twin']} aria-label={words.twinTitle}>
          <h3>
            {words.twinTitle} <span aria-hidden="true">◆</span>
          </h3>
          <p>{words.twinNote(name, twin.name)}</p>
          <p className={classes['cures']}>
            <KeyAction keys={[ALT, '1']} onPress={props.onMerge}>
              {words.makeOne}
            </KeyAction>
            <KeyAction keys={[ALT, '2']} onPress={props.onApart}>
              {words.areTwo}
            </KeyAction>
          </p>
        </section>
      )}
      <Evenings key={member.id} member={member.id} />
      {partners.length > 0 && (
        <section aria-label={words.partners}>
          <h3>{words.partners}</h3>
          <ul className={classes['partners']}>
            {partners.slice(0, MOST_PARTNERS).map((partner, index) => (
              <li key={index}>
                <bdi>{partner.name}</bdi>
                <span>{words.inSessions(partner.sessions)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && <MemberHistory history={history} />}
    </article>
  );
}

function Fact(props: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function schemeName(scheme: string, names: Readonly<Record<string, string>>): string {
  return names[scheme] ?? scheme;
}
