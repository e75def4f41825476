import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { invitation } from './book.ts'

const title = { ru: 'Психотерапия', kk: 'Психотерапия', uz: 'Psixoterapiya', en: 'Psychotherapy' }

const story = rich({
  ru: `
    ## Когда приходить
    - Тревога мешает ездить, работать или выходить из дома.
    - Вы потеряли близкого и не знаете, как дальше.
    - Усталость не проходит после отпуска.
    - Ссоритесь об одном и том же.
    - Не спите.
    ## Как мы работаем
    Первая встреча — знакомство. Потом договариваемся о цели и числе встреч, обычно от шести до двадцати, и посередине проверяем, есть ли толк.
    Если сейчас страшно за себя или за близкого, не ждите записи: звоните 103.`,
  kk: `
    ## Қашан келу керек
    - Үрей жүруге, жұмыс істеуге немесе үйден шығуға кедергі.
    - Жақыныңыздан айырылып, әрі қарай не істеріңізді білмейсіз.
    - Шаршағаныңыз демалыстан кейін де басылмайды.
    - Бір нәрсеге қайта-қайта ұрысасыздар.
    - Ұйқыңыз жоқ.
    ## Қалай жұмыс істейміз
    Алғашқы кездесу — танысу. Кейін мақсат пен кездесу санын келісеміз, әдетте алтыдан жиырмаға дейін, ортасында пайдасы бар-жоғын тексереміз.
    Дәл қазір өзіңіз немесе жақыныңыз үшін қорқып тұрсаңыз, жазылуды күтпеңіз: 103 нөміріне қоңырау шалыңыз.`,
  uz: `
    ## Qachon kelish kerak
    - Xavotir yurishga, ishlashga yoki uydan chiqishga xalaqit beradi.
    - Yaqiningizdan ayrilgansiz va keyin nima qilishni bilmaysiz.
    - Charchoq taʼtildan keyin ham oʻtmaydi.
    - Bir narsa uchun qayta-qayta urishasiz.
    - Uxlay olmaysiz.
    ## Qanday ishlaymiz
    Birinchi uchrashuv — tanishuv. Keyin maqsad va uchrashuvlar sonini kelishamiz, odatda oltidan yigirmagacha, oʻrtasida foydasi borligini tekshiramiz.
    Hozir oʻzingiz yoki yaqiningiz uchun qoʻrqayotgan boʻlsangiz, yozilishni kutmang: 103 ga qoʻngʻiroq qiling.`,
  en: `
    ## When to come
    - Anxiety keeps you from travelling, working or leaving the house.
    - You have lost someone and do not know how to go on.
    - Tiredness does not go away after a holiday.
    - You quarrel about the same thing again and again.
    - You do not sleep.
    ## How we work
    The first meeting is for getting to know each other. Then we agree on a goal and on the number of meetings, usually six to twenty, and halfway through we see if it helps.
    If you fear for yourself or someone close right now, do not wait for a visit: call 103.`,
})

const words = block('words', 'quote', {
  text: {
    ru: 'Люди извиняются, что «пришли с ерундой». Обычно они решались на это несколько лет.',
    kk: 'Адамдар «болмашыға бола келдім» деп кешірім сұрайды. Ал келуге әдетте бірнеше жыл бойы батылы жетпей жүреді.',
    uz: 'Odamlar “arzimagan narsa bilan keldim” deb uzr soʻrashadi. Aslida odatda bir necha yil davomida kelishga jurʼat eta olmagan boʻlishadi.',
    en: 'People apologise for coming “with nothing much”. Usually it has taken them years to decide to come.',
  },
  author: { ru: 'Марк Розенталь', kk: 'Марк Розенталь', uz: 'Mark Rozental', en: 'Mark Rosenthal' },
  role: { ru: 'Психотерапевт', kk: 'Психотерапевт', uz: 'Psixoterapevt', en: 'Psychotherapist' },
  portrait: picture('demo-practice/doctor-4', {
    ru: 'Нарисованный портрет психотерапевта Марка Розенталя',
    kk: 'Психотерапевт Марк Розентальдің салынған портреті',
    uz: 'Psixoterapevt Mark Rozentalning chizilgan portreti',
    en: 'Illustrated portrait of psychotherapist Mark Rosenthal',
  }),
})

export const psychotherapy: SeedPage = {
  title,
  description: {
    ru: 'Психотерапевт вымышленной «Демо-Практики»: с чем приходят, как проходит первая встреча, сколько стоит.',
    kk: 'Ойдан шығарылған «Демо-Практика» психотерапевті: қандай шағыммен келеді, алғашқы кездесу қалай өтеді, қанша тұрады.',
    uz: 'Oʻylab topilgan “Demo-Praktika” psixoterapevti: nima bilan murojaat qilishadi, birinchi uchrashuv qanday oʻtadi, qancha turadi.',
    en: 'The psychotherapist of the fictional Demo-Practice: when to come, what happens at the first meeting and what it costs.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Помощь при тревоге, утрате, выгорании и ссорах в семье.',
        kk: 'Мазасыздық, қайғы, қажу және отбасындағы ұрыс кезінде көмек.',
        uz: 'Xavotir, judolik, charchoq va oiladagi janjallarda yordam.',
        en: 'Help with anxiety, grief, burnout and conflicts at home.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-image', 'image', {
        image: picture('demo-practice/garden-2', {
          ru: 'Рисунок: двери, открытые в сад',
          kk: 'Сурет: баққа ашылған есік',
          uz: 'Rasm: bogʻga ochilgan eshik',
          en: 'Drawing: doors open to a garden',
        }),
      }),
    ]),
    words,
    block('prices', 'services', { group: 'Психотерапия' }),
    invitation,
  ],
}
