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
    title: t.optional(
      t.text({
        label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
        help: {
          ru: 'Над колонками. Пусто — без заголовка.',
          kk: 'Бағандардың үстінде тұрады. Бос болса, тақырып шықпайды.',
          uz: 'Ustunlar tepasida turadi. Boʻsh boʻlsa, sarlavha chiqmaydi.',
          en: 'Above the columns. Leave empty for none.',
        },
        max: 120,
      }),
    ),
    folded: t.optional(
      t.boolean({
        label: {
          ru: 'Свернуть на телефоне',
          kk: 'Телефонда жинап қою',
          uz: 'Telefonda yigʻib qoʻyish',
          en: 'Fold on a phone',
        },
        help: {
          ru: 'На узком экране видна только строка с заголовком, она раскрывается нажатием. Без заголовка колонки не сворачиваются.',
          kk: 'Тар экранда тек тақырып жолы көрінеді, ол басқанда ашылады. Тақырыбы жоқ бағандар жиналмайды.',
          uz: 'Tor ekranda faqat sarlavha qatori koʻrinadi, u bosilganda ochiladi. Sarlavhasiz ustunlar yigʻilmaydi.',
          en: 'A narrow screen shows only a row with the title, which opens when pressed. Columns without a title are not folded.',
        },
      }),
    ),
  }),
  example: { props: { layout: 'halves', gap: 'normal' } },
})

export default columns
export type ColumnsProps = BlockProps<typeof columns>
