import tariffArea from '../areas/tariffs.ts'
import { t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { tariffPeriods } from '../reference/tariff-periods.ts'

/** Without its place in the order, which visitors do not see. */
const { rank: _, ...example } = tariffArea.example

const tariffs = defineBlock({
  type: 'tariffs',
  label: { ru: 'Тарифы', kk: 'Тарифтер', uz: 'Tariflar', en: 'Tariffs' },
  description: {
    ru: 'Сколько стоит сам каталог для клиник. Тарифы пишут его администраторы.',
    kk: 'Каталогтың клиникаларға қанша тұратыны. Тарифтерді оның әкімшілері жазады.',
    uz: 'Katalog klinikalar uchun qancha turishi. Tariflarni uning administratorlari yozadi.',
    en: 'What the directory itself costs clinics. Its administrators write the tariffs.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ title: titleField() }),
  data: t.object({
    /** None where there is no price list. */
    tariffs: t.array(
      t.object({
        name: t.text(),
        /** 0 is free. */
        price: t.number({ minimum: 0 }),
        currency: t.string({ pattern: '^[A-Z]{3}$' }),
        period: t.choice(tariffPeriods),
        included: t.array(t.text()),
        note: t.optional(t.text()),
      }),
    ),
    /** The page for asking about a price that is not listed. */
    ask: t.link(),
  }),
  example: {
    props: {},
    data: { tariffs: [example], ask: { kind: 'page', path: '/create-website' } },
  },
})

export default tariffs
export type TariffsProps = BlockProps<typeof tariffs>
