import type { Locale } from '../../../../locales/locale.ts'
import type { Translate } from '../../../../locales/text-key.ts'
import { weekdayName } from '../../../../schemas/formats/date.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { formatPrice } from '../../../../schemas/formats/price.ts'
import { pickLocalized } from '../../../../schemas/localized.ts'
import type { Fact, FoundText } from '../../../../schemas/site-import.ts'
import { specialities } from '../../../../schemas/specialities.ts'

const textIn = (text: FoundText, locale: Locale): string =>
  pickLocalized(text, locale)?.value ?? Object.values(text)[0] ?? ''

/** A fact in words: what it is, and what else there is to it. */
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
        title: fact.week
          .map(({ day, intervals }) => {
            const hours = intervals.map(({ from, to }) => `${from}–${to}`).join(', ')
            return `${weekdayName(day, locale)}: ${hours || t('business:site.bring.facts.dayOff')}`
          })
          .join('; '),
      }
    case 'price': {
      const { name, group, price, priceTo, isFrom, currency } = fact
      const priceIn = (sum: number) =>
        sum === 0 ? t('business:site.bring.facts.free') : formatPrice(sum, currency)
      const from = price === undefined ? t('business:site.bring.facts.onRequest') : priceIn(price)
      const least = isFrom ? t('business:site.bring.facts.from', { price: from }) : from
      const sum = priceTo === undefined ? least : `${from} – ${formatPrice(priceTo, currency)}`
      const under = group && textIn(group, locale)
      return { title: `${textIn(name, locale)}: ${sum}`, ...(under && { more: under }) }
    }
    case 'doctor': {
      const { lastName, name, middleName, specialities: slugs, experienceSince } = fact
      const known = slugs.map((slug) => specialities[slug]?.[locale] ?? slug).join(', ')
      const since = experienceSince && t('business:site.bring.facts.since', { year: experienceSince })
      return {
        title: [lastName, name, middleName].filter(Boolean).join(' '),
        more: [known, since].filter(Boolean).join(' · '),
      }
    }
  }
}
