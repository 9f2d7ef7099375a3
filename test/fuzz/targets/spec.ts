import { individualProblemSentence } from '../../../src/language/movement/individual.ts';
import { isIndividualSpec, isRecordedTeams, isTeamSpec } from '../../../src/movement/event-movement.ts';
import { isSwissField, swissProblem } from '../../../src/movement/swiss/spec.ts';
import { isTeamMovement, makeTeamMovement } from '../../../src/movement/teams/make.ts';
import { isIndividual, makeIndividual } from '../../../src/movement/individual/make.ts';
import { movementSpec } from '../../../main/app/director/schemas/movement.ts';
import { swissProblemSentence } from '../../../src/language/movement/swiss.ts';
import { specProblemSentence } from '../../../src/language/movement/problem.ts';
import { FAMILIES } from '../../../src/movement/families/index.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { movementErrors } from '../../../src/movement/validate.ts';
import { demand, jsonOf, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** The specification of a movement, as a page sends it and the club's file holds it. */
export const specTarget: FuzzTarget = {
  name: 'spec',
  words: [
    ...FAMILIES.flatMap(({ kind, options }) => [`"${kind}"`, ...Object.keys(options).map((name) => `"${name}"`)]),
    '"tables":',
    '"rounds":',
    '"phantom":',
    '"NS"',
    '"EW"',
    'true',
    'false',
    'null',
    '1',
    '2',
    '99',
    '100',
    '-1',
    '1.5',
  ],
  check(text) {
    const read = movementSpec.safeParse(jsonOf(text));
    if (!read.success) {
      demand(read.error.issues.length > 0, () => 'refused without a reason');
      return `refused ${read.error.issues[0]?.code} ${read.error.issues[0]?.path[0]?.toString()}`;
    }
    const spec = read.data;
    if (isIndividualSpec(spec)) {
      const individual = makeIndividual(spec);
      if (!isIndividual(individual)) {
        saysWhatIsWrong((language) => individualProblemSentence(individual, language), text);
        return `not possible ${individual.code}`;
      }
      demand(individual.rounds.length === spec.rounds, () => `${individual.rounds.length} rounds for ${spec.rounds}`);
      return spec.kind;
    }
    if (isTeamSpec(spec)) {
      const teams = makeTeamMovement(spec);
      return isTeamMovement(teams) ? spec.kind : `not possible ${teams.code}`;
    }
    if (isRecordedTeams(spec)) return spec.kind;
    if (isSwissField(spec)) {
      const wrong = swissProblem(spec);
      if (wrong) saysWhatIsWrong((language) => swissProblemSentence(wrong, language), text);
      return wrong ? `not possible ${wrong.code}` : spec.kind;
    }
    const movement = makeMovement(spec);
    if (!isMovement(movement)) {
      saysWhatIsWrong((language) => specProblemSentence(movement, language), text);
      return `not possible ${movement.code}`;
    }
    const errors = movementErrors(movement);
    demand(spec.kind === 'own' || errors.length === 0, () => `a wrong movement: ${errors[0]?.code}`);
    demand(movement.rounds.length === spec.rounds, () => `${movement.rounds.length} rounds for ${spec.rounds}`);
    return `${spec.kind} ${errors[0]?.code ?? ''}`;
  },
};
