import { capitalize } from '../../../../src/language/sentences.ts';

/** What is said of a line of a file, in a list of such lines. */
export function FileLine({ where, text }: { readonly where: string; readonly text: string }) {
  return (
    <>
      <dt>{where}</dt>
      <dd>
        <bdi>{capitalize(text)}</bdi>
      </dd>
    </>
  );
}
