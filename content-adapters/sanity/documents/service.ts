import services from '../../../schemas/areas/services.ts'
import { t } from '../../../schemas/core/type.ts'
import { defineDocument } from '../define-document.ts'
import { codeField, orderField, siteField } from '../document-fields.ts'

const { name, group, price, priceTo, priceRepeat, currency, prices, note } = services.schema.properties

/** A service of a clinic with its price. */
export default defineDocument({
  name: 'service',
  label: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' },
  schema: t.object({
    site: siteField(),
    code: codeField(),
    name,
    group,
    price,
    priceTo,
    priceRepeat,
    currency,
    prices,
    note,
    updatedAt: t.optional(
      t.date({
        label: {
          ru: 'Цена верна на',
          kk: 'Баға мына күнге дұрыс',
          uz: 'Narx shu sanada toʻgʻri',
          en: 'Price as of',
        },
        help: {
          ru: 'Если пусто — когда запись меняли последний раз.',
          kk: 'Бос болса — жазба соңғы рет өзгертілген уақыт.',
          uz: 'Boʻsh boʻlsa — yozuv oxirgi marta oʻzgartirilgan vaqt.',
          en: 'If empty, when the entry was last changed.',
        },
      }),
    ),
    order: orderField(),
  }),
  preview: { title: 'name' },
})
