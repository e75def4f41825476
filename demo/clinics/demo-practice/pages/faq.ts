import { block, question } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { invitation } from './book.ts'

/** Frequent questions on the phone. */
export const questions = block('questions', 'faq', {
  title: {
    ru: 'О чём нас спрашивают',
    kk: 'Бізден не сұрайды',
    uz: 'Bizdan nimalarni soʻrashadi',
    en: 'What people ask us',
  },
  firstOpen: false,
  items: [
    question(
      {
        ru: 'К кому записаться, если непонятно, что болит?',
        kk: 'Не ауыратыны түсініксіз болса, кімге жазылу керек?',
        uz: 'Nima ogʻriyotgani tushunarsiz boʻlsa, kimga yozilish kerak?',
        en: 'Who should I see if I am not sure what is wrong?',
      },
      {
        ru: 'К семейному врачу. Чаще всего он справится сам, а если нет, позовёт коллегу из соседней комнаты.',
        kk: 'Отбасы дәрігеріне. Көбіне оның өзі көмектесе алады, керек болса, әріптесін шақырады.',
        uz: 'Oilaviy shifokorga. Koʻpincha uning oʻzi yordam bera oladi, kerak boʻlsa, hamkasbini chaqiradi.',
        en: 'A family doctor. Usually that is enough; if not, they ask a colleague to join.',
      },
    ),
    question(
      {
        ru: 'Можно прийти с ребёнком без записи?',
        kk: 'Баламен жазылмай келуге бола ма?',
        uz: 'Bola bilan yozilmasdan kelsa boʻladimi?',
        en: 'May I bring a child without booking?',
      },
      {
        ru: 'Сначала позвоните: каждое утро мы оставляем два окна для заболевших детей. Если ребёнок тяжело дышит, не просыпается или у него судороги, звоните 103.',
        kk: 'Алдымен қоңырау шалыңыз: күн сайын таңертең ауырған балаларға екі бос уақыт қалдырамыз. Бала қиналып дем алса, оянбаса немесе құрысса, 103 нөміріне қоңырау шалыңыз.',
        uz: 'Avval qoʻngʻiroq qiling: har kuni ertalab kasal bolalar uchun ikkita boʻsh vaqt qoldiramiz. Bola ogʻir nafas olsa, uygʻonmasa yoki tutqanoq tutsa, 103 ga qoʻngʻiroq qiling.',
        en: 'Call first: every morning we keep two places for sick children. If a child breathes hard, cannot be woken or has convulsions, call 103.',
      },
    ),
    question(
      {
        ru: 'Останется ли разговор с психотерапевтом между нами?',
        kk: 'Психотерапевтпен әңгіме құпия сақтала ма?',
        uz: 'Psixoterapevt bilan suhbat sir saqlanadimi?',
        en: 'Is what I tell the psychotherapist confidential?',
      },
      {
        ru: 'Да. Записи хранятся отдельно, другие доктора их не видят. Исключение одно: если в опасности чья-то жизнь.',
        kk: 'Иә. Жазбалар бөлек сақталады, басқа дәрігерлер көрмейді. Бір ғана ерекшелік бар: біреудің өміріне қауіп төнсе.',
        uz: 'Ha. Yozuvlar alohida saqlanadi, boshqa shifokorlar koʻrmaydi. Faqat bitta istisno bor: kimningdir hayoti xavf ostida boʻlsa.',
        en: 'Yes. The notes are kept separately, and the other doctors do not see them. The only exception is when a life is in danger.',
      },
    ),
    question(
      {
        ru: 'Как вы напоминаете о приёме?',
        kk: 'Қабылдауды қалай еске саласыздар?',
        uz: 'Qabulni qanday eslatasizlar?',
        en: 'How do you remind me of a visit?',
      },
      {
        ru: 'Сообщением накануне. Перенести можно, ответив на него; за отмену ничего не берём, но предупредите, чтобы время досталось другому.',
        kk: 'Бір күн бұрын хабарламамен. Жауап жазып ауыстыруға болады; бас тартқанға ақы алмаймыз, бірақ алдын ала ескертіңіз, сонда ол уақытты басқа пациент алады.',
        uz: 'Bir kun oldin xabar bilan. Javob yozib koʻchirish mumkin; bekor qilish bepul, lekin oldindan ogohlantiring, shunda vaqtni boshqa bemor oladi.',
        en: 'With a message the day before. Reply to reschedule; cancelling is free, but please tell us so that someone else can have the time.',
      },
    ),
    question(
      {
        ru: 'На каких языках вы говорите?',
        kk: 'Қай тілдерде сөйлейсіздер?',
        uz: 'Qaysi tillarda gaplashasizlar?',
        en: 'Which languages do you speak?',
      },
      {
        ru: 'Все врачи говорят на кыргызском и русском, некоторые — на казахском, узбекском или английском. Языки указаны на странице врача.',
        kk: 'Барлық дәрігер қырғыз және орыс тілдерінде, кейбірі қазақ, өзбек немесе ағылшын тілдерінде сөйлейді. Тілдері дәрігердің бетінде көрсетілген.',
        uz: 'Barcha shifokorlar qirgʻiz va rus tillarida, ayrimlari qozoq, oʻzbek yoki ingliz tillarida gaplashadi. Tillari shifokor sahifasida koʻrsatilgan.',
        en: 'All our doctors speak Kyrgyz and Russian; some speak Kazakh, Uzbek or English. Each doctor’s page lists their languages.',
      },
    ),
    question(
      {
        ru: 'Есть ли вход для коляски и кресла?',
        kk: 'Арба мен кресло-арбаға арналған кіреберіс бар ма?',
        uz: 'Aravacha va nogironlik aravachasi uchun kirish bormi?',
        en: 'Can a pram or a wheelchair get in?',
      },
      {
        ru: 'Да, через сад: дорожка ровная, порога нет. Позвоните от калитки, и мы поможем.',
        kk: 'Иә, бақ арқылы: жолы тегіс, табалдырық жоқ. Қақпадан қоңырау шалыңыз, көмектесеміз.',
        uz: 'Ha, bogʻ orqali: yoʻlak tekis, ostona yoʻq. Eshikchadan qoʻngʻiroq qiling, yordam beramiz.',
        en: 'Yes, through the garden: the path is level and there is no threshold. Ring at the gate, and we will help.',
      },
    ),
  ],
})

const title = { ru: 'Вопросы', kk: 'Сұрақтар', uz: 'Savollar', en: 'Questions' }

export const faqPage: SeedPage = {
  title,
  description: {
    ru: 'Что спрашивают у вымышленной «Демо-Практики» по телефону: запись, дети, тайна, языки, вход.',
    kk: 'Ойдан шығарылған «Демо-Практикадан» телефонмен не сұрайды: жазылу, балалар, құпия, тілдер, кіреберіс.',
    uz: 'Oʻylab topilgan “Demo-Praktika”dan telefonda nimalar soʻraladi: yozilish, bolalar, sir, tillar, kirish.',
    en: 'What people ask the fictional Demo-Practice on the phone: booking, children, privacy, languages, the entrance.',
  },
  blocks: [block('title', 'page-title', { title }), questions, invitation],
}
