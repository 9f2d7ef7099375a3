import type { NewMember } from '../../../main/club/members/changing.ts';
import type { BlankedText } from '../../../main/club/members/forgetting.ts';
import type { Merge } from '../../../main/club/members/merging.ts';
import type { MemberDetails } from '../../../main/club/members/values.ts';
import type { MemberColumn } from '../../../src/format/members/columns.ts';
import { asParam, routes, routesNow } from './requests/routes.ts';
import { must } from './requests/answers.ts';

const member = routes.members[':id'];
const memberNow = routesNow.members[':id'];

/** The requests of the list of members. */
export const membersApi = {
  list: async (find: string, from: number) =>
    must(await (await routes.members.$get({ query: { find, from: String(from) } })).json()),
  one: async (id: number) => must(await (await member.$get({ param: asParam(id) })).json()),
  evenings: async (id: number, from: number) =>
    must(await (await member.evenings.$get({ param: asParam(id), query: { from: String(from) } })).json()),
  add: async ({ numbers, ...details }: NewMember) =>
    (await routesNow.members.$post({ json: { ...details, numbers: [...numbers] } })).json(),
  change: async (id: number, details: MemberDetails, before: MemberDetails) =>
    (await memberNow.$put({ param: asParam(id), json: { ...writable(details), before: writable(before) } })).json(),
  previewMerge: async ({ keep, other }: Merge) =>
    must(await (await routes.members.merge.$get({ query: { keep: String(keep), other: String(other) } })).json()),
  merge: async (merge: Merge) => (await routesNow.members.merge.$post({ json: merge })).json(),
  tellApart: async (one: number, other: number) =>
    (await routesNow.members.apart.$post({ json: { one, other } })).json(),
  previewForgetting: async (id: number) => must(await (await member.forgetting.$get({ param: asParam(id) })).json()),
  forget: async (id: number, blank: readonly BlankedText[]) =>
    (await memberNow.forget.$post({ param: asParam(id), json: { blank: [...blank] } })).json(),
  /** What taking a file in base64 over would do; without a mapping, by what its heads say. */
  previewImport: async (file: string, mapping?: readonly MemberColumn[], signal?: AbortSignal) => {
    const json = { file, ...(mapping && { mapping: [...mapping] }) };
    return (await routes.members.import.preview.$post({ json }, { init: { signal: signal ?? null } })).json();
  },
  /** @param signal stops it: nothing is taken over */
  import: async (file: string, mapping: readonly MemberColumn[], signal: AbortSignal) =>
    (await routesNow.members.import.$post({ json: { file, mapping: [...mapping] } }, { init: { signal } })).json(),
  undo: async () => (await routesNow.members.undo.$post({ json: {} })).json(),
  redo: async () => (await routesNow.members.redo.$post({ json: {} })).json(),
};

function writable({ name, member: isMember, stratum, handicap, numbers }: MemberDetails) {
  return {
    name,
    member: isMember,
    stratum,
    handicap,
    numbers: numbers.map(({ federation, number }) => ({ federation, number })),
  };
}
