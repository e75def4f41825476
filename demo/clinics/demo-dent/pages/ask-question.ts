import { block, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const advice = rich({
  ru: `
    ## Что написать, чтобы ответ помог
    - Что беспокоит, где именно и как давно.
    - Что уже делали и какие лекарства принимаете.
    - Возраст; беременность, аллергии и хронические болезни.
    По переписке диагноз не ставят: ответ подскажет, насколько это срочно и к кому записаться. При сильном отёке, высокой температуре или трудностях с дыханием не пишите, а звоните 103.`,
  kk: `
    ## Жауап пайдалы болуы үшін не жазу керек
    - Не мазалайды, нақты қай жерде және қашаннан бері.
    - Осыған дейін не істедіңіз және қандай дәрілер ішіп жүрсіз.
    - Жасыңыз; жүктілік, аллергия және созылмалы аурулар.
    Хат алмасып диагноз қойылмайды: жауаптан жағдайдың қаншалықты шұғыл екенін және кімге жазылу керегін білесіз. Қатты ісінсе, дене қызуы қатты көтерілсе немесе тыныс алу қиындаса, хат жазбай, 103 нөміріне қоңырау шалыңыз.`,
  uz: `
    ## Javob foydali boʻlishi uchun nima yozish kerak
    - Nima bezovta qiladi, aynan qayerda va qachondan beri.
    - Shu paytgacha nima qildingiz va qanday dorilar ichyapsiz.
    - Yoshingiz; homiladorlik, allergiya va surunkali kasalliklar.
    Yozishma orqali tashxis qoʻyilmaydi: javobdan bu qanchalik shoshilinch ekanini va kimga yozilishni bilasiz. Qattiq shish paydo boʻlsa, isitma baland boʻlsa yoki nafas olish qiyinlashsa, yozmang, 103 raqamiga qoʻngʻiroq qiling.`,
  en: `
    ## What to write to get a useful answer
    - What bothers you, where exactly and since when.
    - What you have done so far and which medicines you take.
    - Your age; pregnancy, allergies and chronic illnesses.
    A diagnosis cannot be made in writing: the answer will tell you how urgent it is and whom to see. If you have severe swelling, a high fever or trouble breathing, do not write: call 103.`,
})

export const askQuestion: SeedPage = {
  title: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
  description: {
    ru: 'Вопрос врачам вымышленной клиники «Демо-Дент» и советы, как его описать.',
    kk: 'Ойдан шығарылған «Демо-Дент» клиникасының дәрігерлеріне сұрақ және оны қалай сипаттау туралы кеңестер.',
    uz: 'Oʻylab topilgan “Demo-Dent” klinikasi shifokorlariga savol va uni qanday yozish boʻyicha maslahatlar.',
    en: 'A question to the dentists of the fictional clinic Demo-Dent, and how to describe it.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
      lead: {
        ru: 'Отвечают врачи клиники.',
        kk: 'Клиника дәрігерлері жауап береді.',
        uz: 'Klinika shifokorlari javob beradi.',
        en: 'The dentists of the clinic answer.',
      },
    }),
    block('ask', 'ask-question', { titleHidden: true }),
    block('advice', 'rich-text', { content: advice }),
  ],
}
