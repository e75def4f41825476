import { isEmail } from '../../schemas/formats/email.ts'
import { isPhone, normalizePhone } from '../../schemas/formats/phone.ts'
import type { Chunk } from '../tree/chunk.ts'
import type { FactLine, FoundAt } from './fact-line.ts'

/** Ten digits or more in groups, which begin with a plus, a code of a country or a bracket. */
const phonePattern =
  /(?<![\d.,№-])(?:\+\s?\d{1,3}|00\d{3}|8|7(?=[\s(-]))?[\s(.-]{0,4}\d{2,5}[\s).-]{0,4}(?:\d[\s.–-]?){4,8}\d(?![\d])/g

/** True for two round sums, the second the larger: `60000-90000` is a price. */
function isRangeOfSums(written: string): boolean {
  const [low, high, ...more] = written.split(/[–-]/).map((part) => part.replace(/\s/g, ''))
  const isRound = [low, high].every((sum) => /^[1-9]\d*00$/.test(sum ?? ''))
  return isRound && more.length === 0 && Number(low) < Number(high)
}

/** A number as it is dialled: without an area code or country it gets those of the numbers around it. */
function dialled(written: string, country: string): string | undefined {
  if (isRangeOfSums(written)) return undefined
  const digits = written.replace(/\D/g, '')
  const whole = written.trim().startsWith('+')
    ? normalizePhone(written)
    : /^8[3-9]\d{9}$/.test(digits)
      ? `+7${digits.slice(1)}`
      : /^(?:7\d{10}|998\d{9}|996\d{9}|375\d{9})$/.test(digits)
        ? `+${digits}`
        : digits.length === 10 && country === '7' && /^[3-9]/.test(digits)
          ? `+7${digits}`
          : digits.length === 10 && country === '380' && digits.startsWith('0')
            ? `+38${digits}`
            : digits.length === 9 && country === '998'
              ? `+998${digits}`
              : normalizePhone(written)
  // Other countries are dialled by those who write a plus.
  const isWhole = written.trim().startsWith('+') && !/^\+(?:7|998|996|375)/.test(whole)
  const isOurs = /^\+(?:7[3-9]|998[2-9]|996[2-9]|375[1-9]|380[3-9])/.test(whole)
  return (isOurs || (isWhole && whole.length >= 11)) && isPhone(whole) ? whole : undefined
}

/** A text without its phone numbers, whose parts look like hours. */
export const withoutPhones = (text: string): string =>
  text.replace(phonePattern, (written) => (dialled(written, '7') || dialled(written, '998') ? ' ' : written))

const isOtherNumber =
  /(?:бин|иин|инн|жсн|бсн|стир|stir|мфо|iban|иик|р\/с|h\/r|счет|счёт|лицензи|licen|litsenz|окпо|инн)[^+]{0,20}$/i
const isFax = /(?:факс|fax|faks)[:\s.]*$/i

const whatsappHref =
  /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)\+?(\d{8,15})/i

/** Numbers in texts and links; a number with a link to WhatsApp is marked so. */
export function findPhones(lines: readonly FactLine[], chunks: readonly Chunk[]): FoundAt[] {
  const text = lines.map((line) => line.text).join('\n')
  const country =
    /\+\s?38\s?\(?0|[іїє]\p{L}/iu.test(text) && !/[ғқңұһә]/iu.test(text)
      ? '380'
      : /\+\s?998|сўм|ўзбек|so[ʻʼ‘’`']m|o[ʻʼ‘’`']zbek|toshkent|ташкент/i.test(text)
        ? '998'
        : '7'
  const found: FoundAt[] = []
  for (const line of lines) {
    const whole: { at: number; number: string; written: string }[] = []
    for (const match of line.text.matchAll(phonePattern)) {
      const before = line.text.slice(Math.max(0, match.index - 60), match.index)
      if (isOtherNumber.test(before) || isFax.test(before)) continue
      // A range of years, a price or a date with a time is no number.
      if (!/[+(]/.test(match[0]) && /^\s*\d{1,3}(?: \d{3})+\s*$/.test(match[0])) continue
      const number = dialled(match[0], country)
      if (!number) continue
      whole.push({ at: match.index, number, written: match[0] })
      const isWhatsapp = /whats\s?app|ватсап|вотсап/i.test(before.slice(-25))
      const one = { at: line.at, lines: [], source: line.text }
      found.push({ found: { kind: 'phone', number }, ...one })
      if (isWhatsapp) found.push({ found: { kind: 'phone', number, isWhatsapp: true }, ...one })
    }
    // `+7 (727) 250-11-22, 250-11-23`, `(4932) 90-38-00, 90-22-11`: the second has the code of the first.
    for (const match of whole.length > 0
      ? line.text.matchAll(/[,;/]\s*(\d{1,3}[- ]\d\d[- ]\d\d|\d{3}-\d{3})(?![\d-])/g)
      : []) {
      const last = whole.findLast(({ at }) => at < match.index)
      const short = match[1] ?? ''
      const digits = short.replace(/\D/g, '')
      // Three digits and three more are a phone where the one before is written so too.
      const isAlike = !/^\d{3}-\d{3}$/.test(short) || /(?<!\d)\d{3}-\d{3}$/.test(last?.written ?? '')
      const number = last && isAlike && last.number.slice(0, last.number.length - digits.length) + digits
      if (number && isPhone(number))
        found.push({ found: { kind: 'phone', number }, at: line.at, lines: [], source: line.text })
    }
  }
  const firstOf = firstLines(lines)
  for (const [index, { links }] of chunks.entries()) {
    const at = firstOf.get(index) ?? 0
    for (const { href, text: label } of links) {
      const whatsapp = whatsappHref.exec(href)?.[1]
      const number = whatsapp
        ? dialled(`+${whatsapp}`, country)
        : /^tel:/i.test(href)
          ? dialled(decoded(href.slice(4)), country)
          : undefined
      if (number)
        found.push({
          found: { kind: 'phone', number, ...(whatsapp && { isWhatsapp: true }) },
          at,
          lines: [],
          source: label || href,
        })
    }
  }
  return found
}

/** The number of the first line of each chunk. */
const firstLines = (lines: readonly FactLine[]): ReadonlyMap<number, number> =>
  new Map(lines.toReversed().map(({ chunk, at }) => [chunk, at]))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const emailPattern =
  /(?<![\w.-])[\w.-]{1,64}\s?(?:@|\[at\]|\(at\)|\(собака\)|\[собака\])\s?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}/gi

/** Addresses of e-mail in texts and links, also those that are written to hide from machines. */
export function findEmails(lines: readonly FactLine[], chunks: readonly Chunk[]): FoundAt[] {
  const written = lines.flatMap((line) =>
    [...line.text.matchAll(emailPattern)].map(([text]) => ({ text, at: line.at, source: line.text })),
  )
  const firstOf = firstLines(lines)
  const linked = chunks.flatMap(({ links }, index) =>
    links
      .filter(({ href }) => /^mailto:/i.test(href))
      .map(({ href, text }) => ({
        text: decoded(href.slice('mailto:'.length).split('?')[0] ?? ''),
        at: firstOf.get(index) ?? 0,
        source: text || href,
      })),
  )
  return [...written, ...linked].flatMap(({ text, at, source }): FoundAt[] => {
    const address = text
      .replace(/\s?(?:\[at\]|\(at\)|\(собака\)|\[собака\])\s?/i, '@')
      .replace(/\s/g, '')
      .toLowerCase()
    return isEmail(address) ? [{ found: { kind: 'email', address }, at, lines: [], source }] : []
  })
}

const license =
  /(?:лицензи\p{L}{0,20}|litsenzi\p{L}{0,20}|licen[cs]e)[^\d№]{0,60}?(?:№|N[o°]?\.?|серия)?\s*((?:[A-ZА-Я]{1,4}[\s-]?)?\d[\dA-ZА-Я/-]{3,})(?:[^\d]{0,12}(\d{1,2}[./]\d{1,2}[./]\d{4}))?/iu

/** Numbers of licences, with the day from which they hold. */
export function findLicenses(lines: readonly FactLine[]): FoundAt[] {
  return lines.flatMap((line): FoundAt[] => {
    const [, number, date] = license.exec(line.text) ?? []
    if (!number || number.replace(/\D/g, '').length < 4) return []
    return [
      {
        found: { kind: 'license', number: `№ ${number}${date ? ` от ${date}` : ''}`.slice(0, 100) },
        at: line.at,
        lines: [],
        source: line.text,
      },
    ]
  })
}
