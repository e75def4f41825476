import { withoutPhones } from './contacts.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { hoursLabel, namesDays, namesHours } from './hours-words.ts'
import { parseHours, type Week } from './parse-hours.ts'

/** The most lines of a week's hours. */
const mostLines = 20

const hasOpening = (week: Week): boolean => [...week.values()].some((intervals) => intervals.length > 0)

/** Rooms that have hours of their own within a clinic. */
const room =
  /(?<!\p{L})(?:кабинет\p{L}*|отделени\p{L}*|рентген\p{L}*|флюорограф\p{L}*|узи|мрт|кт|лаборатор\p{L}*|процедурн\p{L}*|забор\p{L}* (?:крови|анализ\p{L}*)|при[её]м\p{L}* анализ\p{L}*|сдач\p{L}* анализ\p{L}*|аптек\p{L}*|касс[аы]|бухгалтери\p{L}*|канцеляри\p{L}*|отдел\p{L}* кадров|дневн\p{L}* стационар\p{L}*|травмпункт\p{L}*|администраци\p{L}*|при[её]м\p{L}* граждан|посещени\p{L}*|передач\p{L}*|главн\p{L}* врач\p{L}*|зертхана\p{L}*|бөлім\p{L}*|дәріхана\p{L}*|laborator\p{L}*|bo[ʻʼ‘’`']lim\p{L}*|xona\p{L}*|dorixona\p{L}*|laboratory|pharmacy|x-?ray|visiting hours)(?!\p{L})/iu

/** True for hours of one room or department, by their line or the heading above. */
const isOfRoom = ({ text, headings }: FactLine): boolean =>
  room.test(text) || room.test(headings.at(-1)?.text ?? '')

/** True for a heading such as `24/7`, which is advertising. */
const isAdvert = ({ level, text }: FactLine): boolean => level > 0 && !hoursLabel.test(text)

const isDay =
  /^(?:пн|вт|ср|чт|пт|сб|вс|понед|втор|сред|четв|пятн|субб|воскр|дс|сс|бс|жм|сн|жс|дүй|сей|сәр|бей|жұм|сен|жек|du|se|cho|pa|ju|sha|ya|сеш|чор|пай|жум|шан|як|mon|tue|wed|thu|fri|sat|sun)/iu

/** Turns a table with days as columns into one line per day. */
function turned(lines: readonly FactLine[]): FactLine[] {
  const [head, ...rows] = lines
  const cells = head?.cells ?? []
  if (cells.filter((cell) => isDay.test(cell)).length < 3) return [...lines]
  const [row] = rows.filter((one) => one.cells?.some((cell) => /\d/.test(cell)))
  if (!head || !row) return [...lines]
  return cells.flatMap((cell, index): FactLine[] =>
    isDay.test(cell) ? [{ ...row, text: `${cell} ${row.cells?.[index] ?? ''}` }] : [],
  )
}

/**
 * Weeks of opening hours. Consecutive lines form one week; a repeated day starts another branch's week. `isTaken`: the line belongs to a
 * doctor.
 */
export function findHours(all: readonly FactLine[], isTaken: (line: FactLine) => boolean): FoundAt[] {
  const found: FoundAt[] = []
  let week: Week = new Map()
  let lines: FactLine[] = []
  let isLabelled = false
  let labelAt = -9
  /** Lines that name days; their hours are expected in the next line. */
  let days: FactLine[] = []
  const end = () => {
    const [first] = lines
    if (first && hasOpening(week)) {
      const days = [...week]
        .sort(([a], [b]) => a - b)
        .map(([day, intervals]) => ({ day, intervals: intervals.slice(0, 6) }))
      found.push({
        found: { kind: 'hours', week: days },
        at: first.at,
        lines: lines.map(({ at }) => at),
        source: lines.map(({ text }) => text).join('\n'),
        ...((isOfRoom(first) || isAdvert(first) || !lines.some(({ text }) => namesHours.test(text))) && {
          isUnsure: true,
        }),
      })
    }
    week = new Map()
    lines = []
    days = []
  }
  const tables = Map.groupBy(all, ({ chunk }) => chunk)
  for (const lineOf of tables.values()) {
    for (const line of lineOf[0]?.kind === 'table' ? turned(lineOf) : lineOf) {
      const isLabel = hoursLabel.test(line.text) || line.icon === 'clock'
      const isUnder = line.headings.some(({ text }) => hoursLabel.test(text))
      if (isLabel) labelAt = line.at
      isLabelled = isLabel || isUnder || (labelAt >= 0 && line.at - labelAt <= 2)
      if (isTaken(line) && !isLabel) continue
      if (line.text.length > 400 || (line.level > 0 && !isLabel && !/\d/.test(line.text))) {
        if (line.level > 0 && week.size > 0) end()
        continue
      }
      if (!isLabelled && !namesHours.test(line.text) && week.size === 0 && days.length === 0) continue
      const isAlways =
        line.text.length < 80 && /круглосуточно|24\s?\/\s?7|тәулік бойы|kecha-?yu? ?kunduz/iu.test(line.text)
      const own = parseHours(withoutPhones(line.text), isLabelled || isAlways)
      // Days in one line, their hours in the next.
      const joined = days.length > 0 && days.length < 4 ? [...days, line] : [line]
      const together =
        joined.length > 1
          ? parseHours(withoutPhones(joined.map(({ text }) => text).join(' ')), isLabelled)
          : own
      const read = hasOpening(together) ? together : own
      const isNext =
        /^\s*(?:с|со|from|до|по|to|till|и|and)?\s*\d/iu.test(line.text) || namesDays.test(line.text)
      days = !hasOpening(read) && own.size === 0 && isNext && line.text.length < 60 ? joined : []
      const isPause =
        week.size > 0 &&
        lines.length < mostLines &&
        read.size === 0 &&
        /обед|перерыв|үзіліс|tushlik|tanaffus|lunch|break/iu.test(line.text)
      if (isPause) {
        week = parseHours(`${lines.map(({ text }) => text).join(', ')}, ${line.text}`, true)
        lines.push(line)
        continue
      }
      if (read.size === 0 || (read.size === 1 && !hasOpening(read) && week.size === 0)) {
        if (week.size > 0 && line.at - (lines.at(-1)?.at ?? 0) > 2) end()
        continue
      }
      if ([...read.keys()].some((day) => week.has(day))) end()
      for (const [day, intervals] of read) week.set(day, intervals)
      lines.push(...(read === together ? joined : [line]))
    }
  }
  end()
  return found
}
