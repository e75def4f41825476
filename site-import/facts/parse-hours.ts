import { plainHours, tokens } from './hours-words.ts'

export type Interval = { from: string; to: string }
/** Intervals by day, 1 is Monday; a day off has none, a day that is not named is absent. */
export type Week = Map<number, Interval[]>

type Token = { name: string; match: RegExpExecArray }

const all = [1, 2, 3, 4, 5, 6, 7]

function tokensOf(text: string): Token[] {
  const found: Token[] = []
  for (let at = 0; at < text.length; ) {
    const token = tokens
      .map(([name, pattern]) => {
        pattern.lastIndex = at
        return { name, match: pattern.exec(text) }
      })
      .find(({ match }) => match !== null && match[0] !== '')
    if (token?.match) {
      found.push({ name: token.name, match: token.match })
      at += token.match[0].length
      continue
    }
    const rest = /^[\s:.()|]+/.exec(text.slice(at))
    // Words between the parts of a line end a list of days.
    const other = /^(?:\p{L}[\p{L}\p{M}'ʻʼ’-]*|\d+|.)/u.exec(text.slice(at))
    const skipped = rest ?? other
    if (!rest && /^[\p{L}\d]/u.test(other?.[0] ?? ''))
      found.push({ name: 'word', match: other as RegExpExecArray })
    at += skipped?.[0].length ?? 1
  }
  return found
}

function clock(written: string, half?: string): string | undefined {
  const [hours = '', minutes = '00'] = written.split(/\s?[:.]\s?/)
  const isLater = half?.toLowerCase() === 'pm' && Number(hours) < 12
  const hour = Number(hours) + (isLater ? 12 : 0)
  return hour > 24 || (hour === 24 && minutes !== '00')
    ? undefined
    : `${String(hour).padStart(2, '0')}:${minutes}`
}

function intervalOf({ match }: Token): Interval | undefined {
  const [, from = '', early, to = '', late] = match
  const [begins, ends] = [
    clock(from, early ?? (late && Number.parseInt(from, 10) > Number.parseInt(to, 10) ? 'am' : undefined)),
    clock(to, late),
  ]
  return begins && ends && begins !== '24:00' && begins !== ends
    ? { from: begins, to: ends === '00:00' ? '24:00' : ends }
    : undefined
}

/** Takes a break out of a day. */
const without = (intervals: readonly Interval[], pause: Interval): Interval[] =>
  intervals.flatMap(({ from, to }) =>
    from < pause.from && pause.to < to
      ? [
          { from, to: pause.from },
          { from: pause.to, to },
        ]
      : [{ from, to }],
  )

const between = (from: number, to: number): number[] =>
  from <= to ? all.slice(from - 1, to) : [...all.slice(from - 1), ...all.slice(0, to)]

/**
 * The hours that a text names, in the usual spellings of four languages: `Пн–Пт 9:00–18:00, Сб до 15:00, Вс выходной`. `isLabelled`
 * says that it is about opening hours, so that hours without days are those of every day. Empty if it names none.
 */
export function parseHours(text: string, isLabelled: boolean): Week {
  const week: Week = new Map()
  /** The days that the next hours are of, and whether they have some already. */
  let days: number[] = []
  let isTold = false
  let isRange = false
  let isExcept = false
  let isBreak = false
  let isClosedNext = false
  let last: Interval | undefined
  const put = (to: readonly number[], intervals: readonly Interval[], isMore: boolean) => {
    for (const day of to) week.set(day, isMore ? [...(week.get(day) ?? []), ...intervals] : [...intervals])
  }
  const open = (interval: Interval) => {
    if (isBreak) {
      isBreak = false
      for (const day of isTold && days.length > 0 ? days : [...week.keys()])
        week.set(day, without(week.get(day) ?? [], interval))
      return
    }
    if (days.length === 0 && week.size === 0 && isLabelled) days = [...all]
    if (days.length === 0) return
    put(days, [interval], isTold && (week.get(days[0] ?? 0)?.length ?? 0) > 0)
    isTold = true
    last = interval
  }
  const name = (found: readonly number[]) => {
    if (isExcept || isClosedNext) {
      const from = isRange ? days.at(-1) : undefined
      put(from ? between(from, found[0] ?? from) : found, [], false)
      if (isExcept) days = days.filter((day) => !found.includes(day))
      return
    }
    if (isTold) {
      days = []
      isTold = false
    }
    const from = isRange ? days.at(-1) : undefined
    days = [...days, ...(from ? between(from, found[0] ?? from) : found)]
    isRange = false
  }
  const read = tokensOf(plainHours(text))
  for (const [index, token] of read.entries()) {
    const kind = token.name
    if (kind.startsWith('day')) {
      name([Number(kind.slice(3))])
      // `дүйсенбіден жұмаға дейін`, `dushanbadan jumagacha`
      isRange =
        /(?:ден|дан|нен|тан|dan)$/iu.test(token.match[0]) && read[index + 1]?.name.startsWith('day') === true
    } else if (kind === 'dash')
      isRange =
        read[index - 1]?.name.startsWith('day') === true && read[index + 1]?.name.startsWith('day') === true
    else if (kind === 'work') name([1, 2, 3, 4, 5])
    else if (kind === 'weekend') name([6, 7])
    else if (kind === 'every' && days.length === 0) name(all)
    else if (kind === 'except') isExcept = true
    else if (kind === 'break') isBreak = true
    else if (kind === 'interval') {
      isExcept = false
      const interval = intervalOf(token)
      if (interval) open(interval)
    } else if (kind === 'always') {
      open({ from: '00:00', to: '24:00' })
    } else if (kind === 'until' && last && days.length > 0 && !isTold) {
      const to = clock(/\d.*$/.exec(token.match[0])?.[0].trim() ?? '')
      if (to && to > last.from) open({ from: last.from, to })
    } else if (kind === 'closed') {
      if (days.length > 0 && !isTold) {
        put(days, [], false)
        isTold = true
      } else isClosedNext = true
    } else if (
      kind === 'word' &&
      !isTold &&
      days.length > 0 &&
      !isLabelled &&
      read[index - 1]?.name === 'word'
    )
      days = []
  }
  for (const intervals of week.values()) intervals.sort((a, b) => (a.from < b.from ? -1 : 1))
  return week
}
