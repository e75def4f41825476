/** Two cards as a row of `patient_double` names them. */
export const pairOf = (card: string, other: string): { one: string; other: string } =>
  card < other ? { one: card, other } : { one: other, other: card }
