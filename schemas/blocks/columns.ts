import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const columns = defineBlock({
  type: 'columns',
  label: { ru: 'Колонки', kk: 'Бағандар', uz: 'Ustunlar', en: 'Columns' },
  description: {
    ru: 'Ставит несколько блоков рядом; на телефоне они идут друг за другом.',
    kk: 'Бірнеше блокты қатар қояды; телефонда олар бірінің астына бірі орналасады.',
    uz: 'Bir nechta blokni yonma-yon qoʻyadi; telefonda ular ketma-ket joylashadi.',
    en: 'Puts several blocks side by side; on a phone they follow one another.',
  },
  category: 'layout',
  container: true,
  props: t.object({
    layout: t.choice(
      {
        stack: {
          ru: 'Друг под другом',
          kk: 'Бірінің астына бірі',
          uz: 'Birining ostida biri',
          en: 'One below another',
        },
        halves: { ru: 'Две равные', kk: 'Екі тең баған', uz: 'Ikkita teng ustun', en: 'Two halves' },
        'wide-left': {
          ru: 'Левая шире',
          kk: 'Сол жағы кеңірек',
          uz: 'Chap tomoni kengroq',
          en: 'Left one wider',
        },
        'wide-right': {
          ru: 'Правая шире',
          kk: 'Оң жағы кеңірек',
          uz: 'Oʻng tomoni kengroq',
          en: 'Right one wider',
        },
        thirds: { ru: 'Три равные', kk: 'Үш тең баған', uz: 'Uchta teng ustun', en: 'Three thirds' },
      },
      {
        label: { ru: 'Расположение', kk: 'Орналасуы', uz: 'Joylashuvi', en: 'Arrangement' },
        default: 'halves',
      },
    ),
    gap: t.choice(
      {
        normal: { ru: 'Обычный', kk: 'Қалыпты', uz: 'Odatiy', en: 'Normal' },
        wide: { ru: 'Просторный', kk: 'Кең', uz: 'Keng', en: 'Wide' },
      },
      { label: { ru: 'Промежуток', kk: 'Аралық', uz: 'Oraliq', en: 'Gap' }, default: 'normal' },
    ),
  }),
  example: { props: { layout: 'halves', gap: 'normal' } },
})

export default columns
export type ColumnsProps = BlockProps<typeof columns>
