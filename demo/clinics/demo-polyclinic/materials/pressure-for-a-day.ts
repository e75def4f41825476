import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const pressureForADay: SeedMaterial = {
  slug: 'sutki-s-tonometrom',
  category: 'before-tests',
  date: '2026-08-17T05:00:00Z',
  specialist: '100304',
  image: drawing('still-5'),
  title: {
    ru: 'Сутки с прибором: измеряем давление днём и ночью',
    kk: 'Аспаппен бір тәулік: қысымды күндіз-түні өлшейміз',
    uz: 'Asbob bilan bir sutka: bosimni kunduzi va kechasi oʻlchaymiz',
    en: 'A day with a monitor: blood pressure by day and night',
  },
  lead: {
    ru: 'Прибор сам надувает манжету. Ваше дело — прожить обычный день.',
    kk: 'Аспап манжетаны өзі үрлейді. Сіздің міндетіңіз — күнді әдеттегідей өткізу.',
    uz: 'Asbob manjetni oʻzi shishiradi. Sizning vazifangiz — oddiy kunni oʻtkazish.',
    en: 'The device inflates the cuff itself. Your part is to live an ordinary day.',
  },
  content: {
    ru: `
<h2>В день установки</h2>
<ul>
<li>Наденьте свободную одежду с тонким рукавом.</li>
<li>Лекарства принимайте как всегда, если врач не сказал иначе.</li>
<li>Душ — до визита: сутки прибор мочить нельзя.</li>
</ul>
<h2>Когда манжета надувается</h2>
<p>Остановитесь и опустите руку, не сжимайте кулак и не разговаривайте. За рулём не измеряют: если прибор включился, съезжайте к обочине, когда это безопасно, или пропустите измерение. Ночью рука лежит вдоль тела.</p>
<h2>Дневник</h2>
<p>Записывайте время сна, лекарств, прогулки, ссоры, кофе. По дневнику врач поймёт, откуда скачок.</p>
<p>Снимите манжету и позвоните нам, если рука посинела, онемела или болит. Если стало плохо — боль в груди, одышка, слабость в руке или ноге, — звоните 103, не дожидаясь конца суток.</p>`,
    kk: `
<h2>Орнату күні</h2>
<ul>
<li>Жеңі жұқа, кең киім киіңіз.</li>
<li>Дәрігер басқаша айтпаса, дәріні әдеттегідей ішіңіз.</li>
<li>Душты келгенге дейін қабылдаңыз: аспапты бір тәулік сулауға болмайды.</li>
</ul>
<h2>Манжета үрленгенде</h2>
<p>Тоқтап, қолыңызды түсіріңіз, жұдырық түймеңіз, сөйлемеңіз. Көлік жүргізгенде өлшемейді: аспап қосылса, қауіпсіз жерде жол шетіне тоқтаңыз немесе өлшеуді өткізіп жіберіңіз. Түнде қолыңыз дене бойымен жатсын.</p>
<h2>Күнделік</h2>
<p>Ұйқы, дәрі, серуен, ұрыс, кофе уақытын жазып отырыңыз. Күнделіктен дәрігер қысымның неден көтерілгенін түсінеді.</p>
<p>Қол көгерсе, ұйыса немесе ауырса, манжетаны шешіп, бізге қоңырау шалыңыз. Кеуде ауырса, ентіксеңіз, қол не аяқ әлсіресе, тәулік біткенін күтпей, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<h2>Oʻrnatish kuni</h2>
<ul>
<li>Yengi yupqa, keng kiyim kiying.</li>
<li>Shifokor boshqacha aytmagan boʻlsa, dorilarni odatdagidek iching.</li>
<li>Dushni kelishdan oldin qabul qiling: asbobni bir sutka hoʻllab boʻlmaydi.</li>
</ul>
<h2>Manjet shishganda</h2>
<p>Toʻxtab, qoʻlingizni tushiring, musht tugmang, gapirmang. Mashina haydaganda oʻlchanmaydi: asbob yoqilsa, xavfsiz joyda yoʻl chetiga toʻxtang yoki oʻlchashni oʻtkazib yuboring. Kechasi qoʻlingiz tana boʻylab yotsin.</p>
<h2>Kundalik</h2>
<p>Uyqu, dori, sayr, janjal, qahva vaqtini yozib boring. Kundalikdan shifokor bosim nimadan koʻtarilganini tushunadi.</p>
<p>Qoʻl koʻkarsa, uvishsa yoki ogʻrisa, manjetni yechib, bizga qoʻngʻiroq qiling. Koʻkrak ogʻrisa, nafas qissa, qoʻl yoki oyoq kuchsizlansa, sutka tugashini kutmay 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<h2>On the day</h2>
<ul>
<li>Wear loose clothes with a thin sleeve.</li>
<li>Take your medicines as usual, unless the doctor said otherwise.</li>
<li>Shower before you come: for a day the device must stay dry.</li>
</ul>
<h2>When the cuff inflates</h2>
<p>Stop, let the arm hang, do not make a fist and do not talk. Do not measure while driving: if it starts, pull over when it is safe, or let that reading go. At night keep the arm beside your body.</p>
<h2>The diary</h2>
<p>Write down when you slept, took tablets, walked, quarrelled and drank coffee. From the diary the doctor sees where a rise came from.</p>
<p>Take the cuff off and call us if the arm turns blue, goes numb or hurts. If you feel ill, with chest pain, shortness of breath or weakness of an arm or a leg, call 103 and do not wait for the day to end.</p>`,
  },
}
