/** A refusal, thrown as the error of a query. */
export class RefusedRequest extends Error {
  readonly problem: { readonly code: string };

  constructor(problem: { readonly code: string }) {
    super(`the application answered ${problem.code}`);
    this.problem = problem;
  }
}

/** An answer that is no refusal. A refusal is thrown, as an error of the query. */
export function must<Answer>(answer: Answer): Exclude<Answer, { kind: 'problem' }> {
  if (isProblemAnswer(answer)) throw new RefusedRequest(answer);
  return answer as Exclude<Answer, { kind: 'problem' }>;
}

/** Whether an answer is a refusal. */
export function isProblemAnswer(answer: unknown): answer is { readonly kind: 'problem'; readonly code: string } {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'problem';
}
