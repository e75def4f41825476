import type { PatientCard } from '../../../schemas/api/patients.ts'
import { type MergeField, mergeFields } from '../../../schemas/patients/merge-fields.ts'

/** The first or the second of two cards. */
export type Side = 0 | 1

/** What of two cards is chosen, by field; `NUMBER` is the card that is kept. */
export type MergeChoices = Record<MergeField | 'NUMBER', Side>

/** The value of a field in a card as it is compared; an empty one is null. */
export const mergeValue = (card: PatientCard, field: MergeField): string | null => {
  const values: Record<MergeField, string | null> = {
    NAME: [card.LASTNAME, card.NAME, card.MIDDLENAME].filter(Boolean).join(' '),
    BIRTHDAY: card.BIRTHDAY,
    TEL: card.TEL,
    EMAIL: card.EMAIL,
    LOCALE: card.LOCALE,
    DO_NOT_CALL: card.DO_NOT_CALL ? 'yes' : null,
    REMARK: card.REMARK,
    CONSENT: card.CONSENT_AT,
  }
  return values[field]
}

/** The fields in which two cards differ: only there is something to choose. */
export const differing = (cards: readonly [PatientCard, PatientCard]): MergeField[] =>
  mergeFields.filter((field) => mergeValue(cards[0], field) !== mergeValue(cards[1], field))

/** The first proposal: what only one of the cards has, the longer name, and otherwise what the older card has. */
export function firstChoices(cards: readonly [PatientCard, PatientCard]): MergeChoices {
  const [one, other] = cards
  const older: Side = one.PATIENT_NUMBER < other.PATIENT_NUMBER ? 0 : 1
  const chosen = mergeFields.map((field): [MergeField, Side] => {
    const [first, second] = [mergeValue(one, field), mergeValue(other, field)]
    if (first === null || second === null) return [field, first === null && second !== null ? 1 : 0]
    if (field === 'NAME' && first.length !== second.length)
      return [field, first.length > second.length ? 0 : 1]
    return [field, older]
  })
  return { ...(Object.fromEntries(chosen) as Record<MergeField, Side>), NUMBER: older }
}

/** What is sent to merge two cards: the kept one is in the path. */
export function mergeBody(cards: readonly [PatientCard, PatientCard], choices: MergeChoices) {
  const kept = cards[choices.NUMBER]
  const other = cards[choices.NUMBER === 0 ? 1 : 0]
  return {
    kept: kept.PATIENT_CODE,
    body: {
      OTHER: other.PATIENT_CODE,
      FROM_OTHER: differing(cards).filter((field) => choices[field] !== choices.NUMBER),
      REVISION: kept.REVISION,
      OTHER_REVISION: other.REVISION,
    },
  }
}
