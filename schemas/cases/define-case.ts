import type { StaffLiveKind } from '../api/staff-live.ts'
import type { Label } from '../core/type.ts'
import type { FiledPart } from './filed-part.ts'
import { liveKindOf } from './live-kind.ts'

/**
 * The person or the clock that moves a row: the patient who wrote it, a visitor of a public page, a doctor, other staff of the clinic, a
 * moderator of the product, or a worker at the due time.
 */
export const caseMovers = ['patient', 'visitor', 'doctor', 'clinic', 'moderator', 'clock'] as const
export type CaseMover = (typeof caseMovers)[number]

/** The sides that read the history of a row: the person who wrote it, the staff of the clinic, and moderators. */
export const caseReaders = ['author', 'staff', 'moderator'] as const
export type CaseReader = (typeof caseReaders)[number]

/** A state: its name for people, and its number where the API has numbers. */
export type CaseState = { label: Label; code?: number }

/** A change of state: its first and its last state, and who may make it. */
export type CaseArrow<State extends string = string> = {
  /** The change in the past tense, for the history of a row: "Answered". */
  label: Label
  from: readonly State[]
  to: State
  by: readonly CaseMover[]
  /** The button of a `filed` case that makes it: "Answer". Arrows of the clock alone have none. */
  act?: Label
  /** The same as a sentence for the author, by mover: "The clinic has answered". */
  told?: Partial<Record<CaseMover, Label>>
  /** True if the arrow needs a reason. */
  needsReason?: true
  /** The sides for which the reason is written, and which alone read it: by default all if one is needed, otherwise none. */
  reasonFor?: readonly CaseReader[]
  /** The sides that do not read of the change. */
  hiddenFrom?: readonly CaseReader[]
}

/**
 * A kind of row that has states: a question, a review, a claim. Its file is `schemas/<subject>/<name>.case.ts`, with this declaration as
 * its default export. From it follow the only way to change a state (`backend/kit/cases/move-case.ts`), the history of each row, the answer to
 * a move that is too late, and the tests of every arrow (`backend/cases.contract.test.ts`).
 */
export type CaseDefinition<State extends string = string, Arrow extends string = string> = {
  /** The name of the file. */
  name: string
  label: Label
  /** States in which a row can begin. */
  begins: readonly State[]
  states: Readonly<Record<State, CaseState>>
  arrows: Readonly<Record<Arrow, CaseArrow<State>>>
  /** What visitors fill in, and who settles it. With it the kind needs no other file (`backend/filed-cases`). */
  filed?: FiledPart<NoInfer<State>, NoInfer<Arrow>>
  /**
   * The stream of a company's staff that gets each new row and each move at once; kinds with `filed` have one. With it the kind is an event
   * by its name (`schemas/events`), and its table has the column `company`.
   */
  live?: StaffLiveKind
}

/** Declares a kind of row with states. */
export const defineCase = <const State extends string, const Arrow extends string>(
  definition: CaseDefinition<State, Arrow>,
): CaseDefinition<State, Arrow> =>
  definition.filed ? { ...definition, live: liveKindOf(definition) } : definition

/** The states of a definition, as the columns of tables and schemas of the API want them. */
export const statesOf = <State extends string>({ states }: CaseDefinition<State>): [State, ...State[]] =>
  Object.keys(states) as [State, ...State[]]

/** The arrows of a definition. */
export const arrowsOf = <Arrow extends string>({
  arrows,
}: CaseDefinition<string, Arrow>): [Arrow, ...Arrow[]] => Object.keys(arrows) as [Arrow, ...Arrow[]]

/** True if an arrow begins in a state. */
export const fits = <State extends string>({ from }: CaseArrow<State>, state: State): boolean =>
  from.includes(state)

/** True if a reason may be written for an arrow: a side reads it. */
export const takesReason = (arrow: CaseArrow): boolean =>
  caseReaders.some((reader) => isReasonFor(arrow, reader))

/** True if a reason of an arrow is written for a reader. */
export const isReasonFor = ({ needsReason, reasonFor }: CaseArrow, reader: CaseReader): boolean =>
  reasonFor?.includes(reader) ?? needsReason === true

/** The states of a definition that no arrow leaves. */
export const finalStates = <State extends string>({ states, arrows }: CaseDefinition<State>): State[] => {
  const left = Object.values<CaseArrow<State>>(arrows).flatMap(({ from }) => from)
  return (Object.keys(states) as State[]).filter((state) => !left.includes(state))
}

/** The arrow between two states; undefined if there is none. */
export const arrowBetween = <State extends string, Arrow extends string>(
  definition: CaseDefinition<State, Arrow>,
  from: State,
  to: State,
): Arrow | undefined =>
  arrowsOf(definition).find((name) => {
    const arrow: CaseArrow<State> = definition.arrows[name]
    return fits(arrow, from) && arrow.to === to
  })
