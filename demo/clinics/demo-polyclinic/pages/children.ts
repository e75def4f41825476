import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

const title = {
  ru: 'Детское отделение',
  kk: 'Балалар бөлімшесі',
  uz: 'Bolalar boʻlimi',
  en: 'The children’s department',
}

const visits = rich({
  ru: `
    ## Когда приходить, если ничего не болит
    - Новорождённый: врач и медсестра придут домой сами в первые дни после выписки.
    - До года: раз в месяц, чтобы взвесить, измерить и спокойно поговорить.
    - После года: реже, по приглашению участковой медсестры.
    - Перед садом и школой: начните за месяц, часть анализов готовится несколько дней.
    ## Когда звонить сразу
    Ребёнку до трёх месяцев с температурой 38 °C и выше нужен врач в тот же день. Звоните 103, если ребёнку трудно дышать, он не просыпается или очень вялый, были судороги, появилась сыпь, которая не бледнеет при нажатии, или нет мочи больше восьми часов.`,
  kk: `
    ## Ештеңе ауырмаса, қашан келу керек
    - Нәресте: шыққаннан кейінгі алғашқы күндері дәрігер мен мейіргер үйге өздері барады.
    - Бір жасқа дейін: айына бір рет, салмағын, бойын өлшеп, асықпай сөйлесу үшін.
    - Бір жастан кейін: сирегірек, учаскелік мейіргердің шақыруымен.
    - Балабақша мен мектеп алдында: бір ай бұрын бастаңыз, кейбір талдау бірнеше күнде дайын болады.
    ## Қашан бірден қоңырау шалу керек
    Үш айға толмаған баланың қызуы 38 °C және одан жоғары болса, сол күні дәрігер қарауы керек. Баланың тынысы тарылса, оянбаса немесе тым әлсіз болса, құрысса, басқанда бозармайтын бөртпе шықса немесе сегіз сағаттан артық кіші дәретке отырмаса, 103 нөміріне қоңырау шалыңыз.`,
  uz: `
    ## Hech narsa ogʻrimasa, qachon kelish kerak
    - Chaqaloq: chiqqandan keyingi birinchi kunlarda shifokor va hamshira uyga oʻzi boradi.
    - Bir yoshgacha: oyda bir marta, tortib, oʻlchab, xotirjam gaplashish uchun.
    - Bir yoshdan keyin: kamroq, uchastka hamshirasi taklifi bilan.
    - Bogʻcha va maktab oldidan: bir oy oldin boshlang, ayrim tahlillar bir necha kunda tayyor boʻladi.
    ## Qachon darhol qoʻngʻiroq qilish kerak
    Uch oygacha boʻlgan bolaning isitmasi 38 °C va undan yuqori boʻlsa, oʻsha kuni shifokor koʻrishi kerak. Bolaning nafasi qiyinlashsa, uygʻonmasa yoki juda holsiz boʻlsa, tirishish boʻlsa, bosganda oqarmaydigan toshma chiqsa yoki sakkiz soatdan ortiq siydik kelmasa, 103 ga qoʻngʻiroq qiling.`,
  en: `
    ## When to come if nothing hurts
    - A newborn: the doctor and the nurse come to you in the first days after discharge.
    - Up to one year: once a month, to weigh, measure and talk without haste.
    - After that: less often, when the nurse of your area invites you.
    - Before nursery and school: begin a month ahead, since some tests take several days.
    ## When to call at once
    A baby under three months with 38 °C or more needs a doctor the same day. Call 103 if a child has trouble breathing, will not wake or is very limp, has had a seizure, has a rash that does not fade when pressed, or has passed no urine for more than eight hours.`,
})

export const children: SeedPage = {
  title,
  description: {
    ru: 'Педиатр, прививки и осмотры детей в вымышленной «Демо-Поликлинике» в Караганде: когда приходить и когда звонить сразу.',
    kk: 'Қарағандыдағы ойдан шығарылған «Демо-Емханада» педиатр, екпе және балаларды тексеру: қашан келу, қашан бірден қоңырау шалу керек.',
    uz: 'Qaragʻandadagi oʻylab topilgan “Demo-Poliklinika”da pediatr, emlash va bolalar koʻrigi: qachon kelish va qachon darhol qoʻngʻiroq qilish kerak.',
    en: 'Paediatrician, vaccinations and check-ups at the fictional Demo-Polyclinic in Karaganda: when to come and when to call at once.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Отдельный вход с Макетной, здоровые и заболевшие дети не встречаются.',
        kk: 'Макет көшесінен бөлек кіреберіс, сау және ауырған балалар кездеспейді.',
        uz: 'Maket koʻchasidan alohida kirish, sogʻlom va kasal bolalar uchrashmaydi.',
        en: 'A separate entrance on Maketnaya Street; healthy children and those who are ill do not meet.',
      },
    }),
    columns('visits', 'wide-left', [
      block('visits-text', 'rich-text', { content: visits }),
      block('visits-picture', 'image', { image: drawing('kids-2') }),
    ]),
    block('prices', 'services', {
      title: {
        ru: 'Что бесплатно, а что платно',
        kk: 'Не тегін, не ақылы',
        uz: 'Nima bepul, nima pullik',
        en: 'What is free and what is paid',
      },
      group: 'Детям',
    }),
    block('leaflets', 'call-to-action', {
      title: {
        ru: 'Идёте на прививку?',
        kk: 'Екпеге барасыз ба?',
        uz: 'Emlashga borayapsizmi?',
        en: 'Going for a vaccination?',
      },
      text: {
        ru: 'В памятках — что взять, что сказать врачу и чего ждать дома.',
        kk: 'Жадынамаларда — не алып келу керек, дәрігерге не айту керек және үйде не күту керек.',
        uz: 'Eslatmalarda — nima olish, shifokorga nima aytish va uyda nimani kutish.',
        en: 'Our leaflets say what to bring, what to tell the doctor and what to expect at home.',
      },
      action: {
        label: { ru: 'К памяткам', kk: 'Жадынамаларға', uz: 'Eslatmalarga', en: 'To the leaflets' },
        link: toPage('/materials'),
      },
      tone: 'accent',
    }),
  ],
}
