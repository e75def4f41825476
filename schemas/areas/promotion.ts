import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Static, t } from '../core/type.ts'
import { formatNumber } from '../formats/price.ts'
import { addDays } from '../formats/zone.ts'
import { longestDays } from '../promotions/promotion-rules.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const most = 100_000_000_000

const schema = t.object({
  title: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Что дешевле и для кого, например «Чистка зубов осенью».',
      kk: 'Не арзан және кімге, мысалы «Күзгі тіс тазалау».',
      uz: 'Nima arzon va kim uchun, masalan “Kuzgi tish tozalash”.',
      en: 'What costs less and for whom, such as “Dental cleaning in autumn”.',
    },
    max: 120,
  }),
  text: t.optional(
    t.text({
      label: { ru: 'Описание', kk: 'Сипаттамасы', uz: 'Tavsifi', en: 'Description' },
      max: 600,
      multiline: true,
    }),
  ),
  image: t.optional(t.image({ label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } })),
  from: t.date({
    label: { ru: 'Первый день', kk: 'Бірінші күні', uz: 'Birinchi kuni', en: 'First day' },
    help: {
      ru: 'До него цена в прейскуранте не должна меняться 30 дней.',
      kk: 'Оған дейін бағалар тізіміндегі баға 30 күн өзгермеуі керек.',
      uz: 'Undan oldin narxlar roʻyxatidagi narx 30 kun oʻzgarmagan boʻlishi kerak.',
      en: 'Before it the price in the price list has to stand for 30 days.',
    },
  }),
  to: t.date({
    label: { ru: 'Последний день', kk: 'Соңғы күні', uz: 'Oxirgi kuni', en: 'Last day' },
    help: {
      ru: 'Включительно, по времени филиала. Цена действует для приёмов в эти дни. Когда акция началась, продлить её нельзя.',
      kk: 'Осы күнді қоса алғанда, филиал уақыты бойынша. Баға осы күндердегі қабылдауларға қолданылады. Басталған акцияны ұзартуға болмайды.',
      uz: 'Shu kun ham kiradi, filial vaqti boʻyicha. Narx shu kunlardagi qabullar uchun amal qiladi. Boshlangan aksiyani uzaytirib boʻlmaydi.',
      en: 'Including that day, by the time of the branch. The price holds for visits on these days. A promotion that has begun cannot be extended.',
    },
  }),
  percent: t.optional(
    t.integer({
      label: { ru: 'Скидка, %', kk: 'Жеңілдік, %', uz: 'Chegirma, %', en: 'Discount, %' },
      help: {
        ru: 'Для услуг, у которых ниже не указана новая цена. Сумма округляется вниз до целого.',
        kk: 'Төменде жаңа бағасы көрсетілмеген қызметтерге. Сома бүтін санға дейін төмен дөңгелектеледі.',
        uz: 'Quyida yangi narxi koʻrsatilmagan xizmatlar uchun. Summa butun songacha pastga yaxlitlanadi.',
        en: 'For services without a new price below. The sum is rounded down to a whole number.',
      },
      minimum: 1,
      maximum: 99,
    }),
  ),
  services: t.array(
    t.object({
      service: t.reference('services', {
        label: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' },
        fills: { before: 'price' },
      }),
      before: t.number({
        label: {
          ru: 'Цена до акции',
          kk: 'Акцияға дейінгі баға',
          uz: 'Aksiyagacha narx',
          en: 'Price before',
        },
        help: {
          ru: 'Как в прейскуранте. У врачей и в филиалах с другой ценой акция не действует.',
          kk: 'Бағалар тізіміндегідей. Бағасы басқа дәрігерлер мен филиалдарда акция қолданылмайды.',
          uz: 'Narxlar roʻyxatidagidek. Narxi boshqacha shifokor va filiallarda aksiya amal qilmaydi.',
          en: 'As in the price list. With doctors and in branches that have another price the promotion does not hold.',
        },
        minimum: 1,
        maximum: most,
      }),
      now: t.optional(
        t.number({
          label: { ru: 'Цена по акции', kk: 'Акция бағасы', uz: 'Aksiya narxi', en: 'Price now' },
          help: {
            ru: 'Пусто — по скидке в процентах; 0 — бесплатно.',
            kk: 'Бос болса — пайыздық жеңілдік бойынша; 0 — тегін.',
            uz: 'Boʻsh boʻlsa — foizli chegirma boʻyicha; 0 — bepul.',
            en: 'Empty: by the discount in percent; 0 is free.',
          },
          minimum: 0,
          maximum: most,
        }),
      ),
    }),
    {
      label: {
        ru: 'Услуги и цены',
        kk: 'Қызметтер мен бағалар',
        uz: 'Xizmatlar va narxlar',
        en: 'Services and prices',
      },
      maxItems: 50,
    },
  ),
  doctors: t.optional(
    t.array(t.reference('doctors', { label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' } }), {
      label: {
        ru: 'Только у этих врачей',
        kk: 'Тек осы дәрігерлерде',
        uz: 'Faqat shu shifokorlarda',
        en: 'With these doctors only',
      },
      help: {
        ru: 'Пусто — у всех.',
        kk: 'Бос болса — барлығында.',
        uz: 'Boʻsh boʻlsa — hammasida.',
        en: 'Empty: with all of them.',
      },
      maxItems: 100,
    }),
  ),
  cabinets: t.optional(
    t.array(t.reference('cabinets', { label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' } }), {
      label: {
        ru: 'Только в этих филиалах',
        kk: 'Тек осы филиалдарда',
        uz: 'Faqat shu filiallarda',
        en: 'In these branches only',
      },
      help: {
        ru: 'Пусто — во всех.',
        kk: 'Бос болса — барлығында.',
        uz: 'Boʻsh boʻlsa — hammasida.',
        en: 'Empty: in all of them.',
      },
      maxItems: 100,
    }),
  ),
  terms: t.optional(
    t.text({
      label: { ru: 'Условия', kk: 'Шарттары', uz: 'Shartlari', en: 'Conditions' },
      help: {
        ru: 'Кому и как получить цену, что не входит.',
        kk: 'Бағаны кім және қалай алады, не кірмейді.',
        uz: 'Narxni kim va qanday oladi, nima kirmaydi.',
        en: 'Who gets the price and how, and what is not included.',
      },
      max: 1000,
      multiline: true,
    }),
  ),
})

export type Promotion = Static<typeof schema>

/** The price of a line during the promotion: its own, or that of the discount; undefined without either. */
export function priceNow(
  { percent }: Pick<Promotion, 'percent'>,
  { before, now }: Promotion['services'][number],
): number | undefined {
  if (now !== undefined || percent === undefined) return now
  // In hundredths, in which the product is exact.
  return Math.floor((Math.round(before * 100) * (100 - percent)) / 10_000)
}

/** The last day is not before the first, and near enough; each service stands there once, with a new price below the former one. */
function check(promotion: Promotion): Problem[] {
  const { from, to, services } = promotion
  const last = addDays(from, longestDays - 1)
  return [
    ...(to < from ? [{ path: ['to'], code: 'lastDay' as const, params: {} }] : []),
    ...(to > last ? [{ path: ['to'], code: 'promotionLong' as const, params: { count: longestDays } }] : []),
    ...(services.length === 0
      ? [{ path: ['services'], code: 'minItems' as const, params: { count: 1 } }]
      : []),
    ...services.flatMap((line, index): Problem[] => {
      const now = priceNow(promotion, line)
      const path = ['services', index, 'now']
      if (now === undefined) return [{ path, code: 'promotionNow', params: {} }]
      return now < line.before
        ? []
        : [{ path, code: 'promotionAbove', params: { limit: formatNumber(line.before) } }]
    }),
    ...repeatedProblems(
      services.map(({ service }) => service),
      (index) => ['services', index, 'service'],
    ),
  ]
}

/** Promotions of a clinic (R97). `backend/promotions` holds them to the history of prices, and says which prices they make. */
const promotion = defineArea({
  name: 'promotion',
  section: 'promotion',
  label: { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' },
  entry: { ru: 'Новая акция', kk: 'Жаңа акция', uz: 'Yangi aksiya', en: 'New promotion' },
  schema,
  check,
  title: ['title'],
  list: {
    columns: ['title', 'from', 'to', 'updatedAt'],
    card: ['image', 'services', 'percent'],
    search: ['title'],
    sorts: ['-from', '-to', '-updatedAt'],
  },
  tags: ({ company }) => [tags.promotions(company)],
  // Its period is part of it: the days by the clock of each branch.
  scheduled: {
    days: { from: 'from', to: 'to' },
    label: { ru: 'Публикация', kk: 'Жариялау', uz: 'Nashr', en: 'Publication' },
    shown: { ru: 'Опубликована', kk: 'Жарияланған', uz: 'Nashr qilingan', en: 'Published' },
    hidden: { ru: 'Не опубликована', kk: 'Жарияланбаған', uz: 'Nashr qilinmagan', en: 'Not published' },
    show: { ru: 'Опубликовать', kk: 'Жариялау', uz: 'Nashr qilish', en: 'Publish' },
    hide: { ru: 'Снять с публикации', kk: 'Жариялаудан алу', uz: 'Nashrdan olish', en: 'Take down' },
    help: {
      ru: 'С первого дня по последний она стоит в ценах, на странице клиники в каталоге и в блоке «Акции» на сайте. Снятая с публикации заканчивается сразу; обещанные в записях цены остаются.',
      kk: 'Бірінші күнінен соңғы күніне дейін ол бағаларда, каталогтағы клиника бетінде және сайттағы «Акциялар» блогында тұрады. Жариялаудан алынғаны бірден аяқталады; жазылуларда уәде етілген бағалар сақталады.',
      uz: 'Birinchi kunidan oxirgi kunigacha u narxlarda, katalogdagi klinika sahifasida va saytdagi “Aksiyalar” blokida turadi. Nashrdan olingani darhol tugaydi; yozuvlarda vaʼda qilingan narxlar qoladi.',
      en: 'From the first day to the last it stands in the prices, on the clinic’s page in the directory and in the block “Promotions” of the site. One that is taken down ends at once; prices promised in bookings stay.',
    },
  },
  limit: 200,
  example: {
    title: {
      ru: 'Профессиональная чистка зубов',
      kk: 'Тісті кәсіби тазалау',
      uz: 'Professional tish tozalash',
      en: 'Professional dental cleaning',
    },
    text: {
      ru: 'Снимаем камень и налёт, полируем и покрываем фтором за один приём.',
      kk: 'Бір қабылдауда тіс тасы мен қақты аламыз, жылтыратамыз және фтормен жабамыз.',
      uz: 'Bir qabulda tish toshi va karashni olamiz, sayqallaymiz va ftor bilan qoplaymiz.',
      en: 'In one visit we remove tartar and plaque, polish the teeth and apply fluoride.',
    },
    from: '2026-12-01',
    to: '2026-12-15',
    services: [{ service: '1', before: 15_000, now: 12_000 }],
    terms: {
      ru: 'Для взрослых. Лечение оплачивается отдельно.',
      kk: 'Ересектерге. Емдеу бөлек төленеді.',
      uz: 'Kattalar uchun. Davolash alohida toʻlanadi.',
      en: 'For adults. Treatment is paid for separately.',
    },
  },
})

export default promotion
