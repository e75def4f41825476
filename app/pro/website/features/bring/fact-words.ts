import type { Locale } from '../../../../../locales/locale.ts'
import type { Translate } from '../../../../../locales/text-key.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { weekdayName } from '../../../../../schemas/formats/date.ts'
import type { Hours } from '../../../../../schemas/formats/opening-hours.ts'
import { formatPhone } from '../../../../../schemas/formats/phone.ts'
import { specialities } from '../../../../../schemas/reference/specialities.ts'
import type { Fact, FoundText } from '../../../../../schemas/site-import.ts'
import { priceWords } from '../../../services/price-words.ts'

const textIn = (text: FoundText, locale: Locale): string =>
  pickLocalized(text, locale)?.value ?? Object.values(text)[0] ?? ''

type Days = { first: number; last: number; hours: string }

/** Days in a row with the same hours, which are empty on days off. */
function daysAlike(week: Hours['week']): Days[] {
  const alike: Days[] = []
  for (const { day, intervals } of week) {
    const hours = intervals.map(({ from, to }) => `${from}–${to}`).join(', ')
    const before = alike.at(-1)
    if (before && before.hours === hours && before.last === day - 1) before.last = day
    else alike.push({ first: day, last: day, hours })
  }
  return alike
}

/** Whether the words in which a fact was found say no more than its title. */
export function saysMore(source: string, title: string): boolean {
  const signs = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const rest = signs(source).replace(signs(title), '')
  return rest === signs(source) || rest.length > 6
}

/** The clinic's present fact in words. */
export const presentWords = (now: Fact, locale: Locale, t: Translate): string =>
  now.kind === 'price' ? priceWords(now, t) : factWords(now, locale, t).title

/** A fact in words: its title, and further details. */
export function factWords(fact: Fact, locale: Locale, t: Translate): { title: string; more?: string } {
  switch (fact.kind) {
    case 'phone':
      return { title: `${fact.isWhatsapp ? 'WhatsApp ' : ''}${formatPhone(fact.number)}` }
    case 'email':
      return { title: fact.address }
    case 'address':
      return { title: textIn(fact.text, locale) }
    case 'license':
      return { title: fact.number }
    case 'hours':
      return {
        title: daysAlike(fact.week)
          .map(({ first, last, hours }) => {
            const days = [...new Set([first, last])].map((day) => weekdayName(day, locale)).join('–')
            return `${days}: ${hours || t('business:site.bring.facts.dayOff')}`
          })
          .join('; '),
      }
    case 'price': {
      const { name, group, note } = fact
      const more = [group && textIn(group, locale), note].filter(Boolean).join(' · ')
      return { title: `${textIn(name, locale)}: ${priceWords(fact, t)}`, ...(more && { more }) }
    }
    case 'doctor': {
      const { lastName, name, middleName, specialities: slugs, post, experienceSince } = fact
      const known = slugs.map((slug) => specialities[slug]?.[locale] ?? slug).join(', ')
      const since = experienceSince && t('business:site.bring.facts.since', { year: experienceSince })
      return {
        title: [lastName, name, middleName].filter(Boolean).join(' '),
        more: [known, post, since].filter(Boolean).join(' · '),
      }
    }
  }
}
