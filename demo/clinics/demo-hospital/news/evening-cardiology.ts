import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const eveningCardiology: SeedNews = {
  slug: 'vechernij-priem-kardiologa',
  category: 'hospital',
  date: '2026-10-27T06:00:00Z',
  image: picture('demo-hospital/facade-2', {
    ru: 'Рисунок: здание госпиталя вечером, окна светятся',
    kk: 'Сурет: кешкі госпиталь ғимараты, терезелері жарық',
    uz: 'Rasm: kechki gospital binosi, derazalari yoritilgan',
    en: 'Drawing: the hospital in the evening with lit windows',
  }),
  title: {
    ru: 'По вторникам и четвергам кардиолог принимает до восьми',
    kk: 'Сейсенбі мен бейсенбіде кардиолог сегізге дейін қабылдайды',
    uz: 'Seshanba va payshanba kunlari kardiolog sakkizgacha qabul qiladi',
    en: 'A cardiologist until eight on Tuesdays and Thursdays',
  },
  lead: {
    ru: 'ЭКГ и УЗИ сердца в эти часы тоже работают.',
    kk: 'Бұл сағаттарда ЭКГ мен жүректің УДЗ-сы да жасалады.',
    uz: 'Bu soatlarda EKG va yurak UTTsi ham qilinadi.',
    en: 'ECG and heart ultrasound stay open as well.',
  },
  content: {
    ru: `
<p>Нас просили о приёме после работы, и мы сдвинули расписание: Бобур Алишерович ведёт вечерние часы, с двух до восьми.</p>
<p>Приходите с тем, что уже есть: старые ЭКГ, выписки, записи давления. Сравнение двух плёнок иногда говорит больше, чем новое обследование.</p>
<p>Внезапная давящая боль в груди, одышка в покое, холодный пот — это не повод ждать вечера: звоните 103.</p>`,
    kk: `
<p>Пациенттер жұмыстан кейінгі қабылдауды сұраған еді, сондықтан кестені өзгерттік: Бабыр Әлішерұлы сағат екіден сегізге дейін қабылдайды.</p>
<p>Қолда барын алып келіңіз: ескі ЭКГ, шығару қағаздары, қысым жазбалары. Екі ЭКГ-ны салыстыру кейде жаңа тексеруден пайдалырақ.</p>
<p>Кеуденің кенет қысып ауыруы, тыныш отырғанда ентігу, суық тер — кешті күтетін белгілер емес: 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<p>Bemorlar ishdan keyin qabul soʻragan edi, shuning uchun jadvalni oʻzgartirdik: Bobur Alisherovich soat ikkidan sakkizgacha qabul qiladi.</p>
<p>Bor narsangizni olib keling: eski EKG, koʻchirmalar, bosim yozuvlari. Ikkita EKGni solishtirish baʼzan yangi tekshiruvdan foydaliroq.</p>
<p>Koʻkrakda toʻsatdan bosuvchi ogʻriq, tinch turganda hansirash, sovuq ter — kechqurunni kutadigan holat emas: 103 raqamiga qoʻngʻiroq qiling.</p>`,
    en: `
<p>People asked for visits after work, so we moved the schedule: Bobur Rustamov sees patients from two to eight.</p>
<p>Bring what you already have: old ECGs, letters, blood pressure notes. Comparing two tracings sometimes says more than a new test.</p>
<p>Sudden pressing pain in the chest, breathlessness at rest or a cold sweat cannot wait for the evening: call 103.</p>`,
  },
}
