import type { PromotionsProps } from '../../schemas/blocks/promotions.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { placesLang, placesText } from '../parts/prices/promoted-places.ts'
import { PromotedPrice } from '../parts/prices/promoted-price.tsx'

type Item = PromotionsProps['data']['items'][number]

/** The promotions of a clinic: until when, what they are of, the prices before and now, and the conditions. */
export default function Promotions({ title, titleHidden, data }: PromotionsProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:promotions.title')} titleHidden={titleHidden}>
      <ul className="promotions">
        {data.items.map((item) => (
          <li key={`${item.title.text} ${item.until.datetime}`}>
            <PromotionCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PromotionCard({ item: { title, text, terms, image, until, services } }: { item: Item }) {
  const { t, locale } = usePage()
  return (
    <article>
      {image && <Picture image={image} sizes="(min-width: 48rem) 20rem, 100vw" />}
      <div>
        <p className="promotion-until">
          <time dateTime={until.datetime.slice(0, 10)}>
            {t('blocks:promotions.until', { date: until.text.text })}
          </time>
        </p>
        <h3>
          <LocalizedText value={title} />
        </h3>
        {text && (
          <p className="whitespace-pre-line">
            <LocalizedText value={text} />
          </p>
        )}
        <dl>
          {services.map(({ name, before, now, currency, places, booking }) => (
            <div key={name.text}>
              <dt>
                <LocalizedText value={name} />
                {places.length > 0 && (
                  <small lang={placesLang(places, locale)}>{placesText(t, places)}</small>
                )}
              </dt>
              <dd>
                <PromotedPrice before={before} now={now} currency={currency} />
                {booking && (
                  <a href={booking.href} className="link">
                    {t('blocks:promotions.book')}
                    <span className="sr-only">: {name.text}</span>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {terms && (
          <p className="promotion-terms whitespace-pre-line">
            <b>{t('blocks:promotions.terms')}</b> <LocalizedText value={terms} />
          </p>
        )}
      </div>
    </article>
  )
}
