import type { StaffLiveKind } from '../../../schemas/api/staff-live.ts'

/** What is needed of the declaration of an event; areas and cases have it too. */
export type Declared<Of> = { name: string; tags?(of: Of): readonly string[]; live?: StaffLiveKind }

/** Something that has happened: the event, the company to which it happened if it is an event of companies, and the tags that it alters. */
export type Happened = {
  event: Pick<Declared<object>, 'name' | 'live'>
  company: string | undefined
  tags: readonly string[]
}

/** What has happened to what: an event by its declaration, and the values that its `of` names. `changed` and `allChanged` say it. */
export const happened = <Of extends object = { company: string }>(
  event: Declared<Of>,
  of: NoInfer<Of>,
): Happened => ({
  event,
  company: 'company' in of && typeof of.company === 'string' ? of.company : undefined,
  tags: event.tags?.(of) ?? [],
})
