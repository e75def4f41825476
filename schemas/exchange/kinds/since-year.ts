import { type CellKind, textOf } from '../kind.ts'
import { inRange } from './number.ts'

const year = '(?:г|год|года|году|жыл|жылдан|yil|yildan|year|years)'
/** `2010`, `с 2010 г.`, `2010 жылдан` */
const since = new RegExp(`^(?:с\\s+|since\\s+)?(\\d{4})(?:\\s*${year}\\.?)?$`, 'iu')
/** `15`, `15 лет`, `12 лет 3 мес.` */
const lasting =
  /^(\d{1,2})\s*(?:(?:г|год|года|лет|жыл|yil|years?|y)\.?)?(?:\s*(\d{1,2})\s*(?:м|мес|месяц|месяца|месяцев|ай|oy|months?)\.?)?$/iu

/** The year in which somebody has begun: as such, or as how long it was until today (`15 лет`), which no year is mistaken for. */
export const sinceYearKind = ({
  minimum,
  maximum,
}: {
  minimum: number
  maximum: number
}): CellKind<number> => ({
  bounds: [String(minimum), String(maximum)],
  read: (cell, { today }) => {
    const text = textOf(cell) ?? ''
    const [, said] = since.exec(text) ?? []
    const [, years, months = '0'] = lasting.exec(text) ?? []
    if (said === undefined && years === undefined) return { problem: 'sinceYear' }
    const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
    const value =
      said === undefined ? Math.floor((month - Number(years) * 12 - Number(months)) / 12) : Number(said)
    return inRange(value, { minimum, maximum })
  },
  write: (value) => value,
})
