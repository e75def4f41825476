import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const whatEcgShows: SeedNews = {
  slug: 'chto-vidno-na-ekg',
  category: 'heart',
  date: '2026-07-15T06:00:00Z',
  specialist: '100505',
  image: picture('demo-hospital/scanner-3', {
    ru: 'Рисунок: кабинет с кушеткой и экраном на стойке',
    kk: 'Сурет: кушеткасы және тіректегі экраны бар кабинет',
    uz: 'Rasm: kushetka va ustunli ekran turgan xona',
    en: 'Drawing: a room with a couch and a screen on a stand',
  }),
  title: {
    ru: 'Что видно на ЭКГ, а чего не видно',
    kk: 'ЭКГ-да не көрінеді, не көрінбейді',
    uz: 'EKGda nima koʻrinadi, nima koʻrinmaydi',
    en: 'What an ECG shows and what it does not',
  },
  lead: {
    ru: 'ЭКГ за минуту показывает ритм сердца, но только в момент записи.',
    kk: 'ЭКГ бір минутта жүрек ырғағын көрсетеді, бірақ тек жазылған сәттегісін.',
    uz: 'EKG bir daqiqada yurak ritmini koʻrsatadi, lekin faqat yozilgan paytdagisini.',
    en: 'In a minute it shows the heart rhythm, but only at the time of recording.',
  },
  content: {
    ru: `
<p>Электрокардиограмма записывает, как по сердцу идёт электрический сигнал. По ней видно частоту и ритм, задержки проведения, признаки перегрузки и следы перенесённого инфаркта.</p>
<h2>Чего она не покажет</h2>
<ul>
<li>Приступ, который был вчера и прошёл: для этого есть суточная запись.</li>
<li>Сужение сосуда, которое мешает только при нагрузке: нужна проба.</li>
<li>Как работают клапаны: их смотрят на УЗИ.</li>
</ul>
<h2>Слова в заключении</h2>
<p>«Синусовая аритмия» у молодых людей чаще всего обычна. «Изменения реполяризации» — повод сравнить с прежней плёнкой. Пугаться отдельной фразы не стоит, как и успокаиваться одной нормальной записью, если что-то беспокоит.</p>
<p>Храните старые плёнки: врачу нужно с чем сравнивать.</p>`,
    kk: `
<p>Электрокардиограмма жүрек бойымен электр белгісінің қалай өтетінін жазады. Одан жиілік пен ырғақ, өткізудің кешеуілдеуі, күш түсу белгілері және бұрынғы инфаркт ізі көрінеді.</p>
<h2>Ол нені көрсетпейді</h2>
<ul>
<li>Кеше болып, өтіп кеткен ұстама: ол үшін тәуліктік жазба бар.</li>
<li>Тек күш түскенде кедергі болатын тамыр тарылуы: сынама керек.</li>
<li>Қақпақшалардың жұмысы: оны УДЗ-да қарайды.</li>
</ul>
<h2>Қорытындыдағы сөздер</h2>
<p>«Синустық аритмия» жастарда көбіне қалыпты жағдай. «Реполяризация өзгерістері» — бұрынғы таспамен салыстыруға себеп. Жеке сөйлемнен қорқудың да, мазалайтын нәрсе болса, бір қалыпты жазбаға алданудың да қажеті жоқ.</p>
<p>Ескі таспаларды сақтаңыз: дәрігерге салыстыру үшін керек болады.</p>`,
    uz: `
<p>Elektrokardiogramma yurak boʻylab elektr signali qanday oʻtishini yozadi. Unda chastota va ritm, oʻtkazishdagi kechikish, zoʻriqish belgilari va oʻtkazilgan infarkt izi koʻrinadi.</p>
<h2>U nimani koʻrsatmaydi</h2>
<ul>
<li>Kecha boʻlib oʻtib ketgan xurujni: buning uchun sutkalik yozuv bor.</li>
<li>Faqat zoʻriqishda xalaqit beradigan tomir torayishini: sinov kerak.</li>
<li>Klapanlar ishini: ularni UTTda koʻrishadi.</li>
</ul>
<h2>Xulosadagi soʻzlar</h2>
<p>“Sinusli aritmiya” yoshlarda koʻpincha odatiy hol. “Repolyarizatsiya oʻzgarishlari” — avvalgi tasma bilan solishtirishga sabab. Alohida jumladan qoʻrqish ham, nimadir bezovta qilsa, bitta meʼyordagi yozuvga ishonib qolish ham kerak emas.</p>
<p>Eski tasmalarni saqlang: shifokorga solishtirish uchun kerak boʻladi.</p>`,
    en: `
<p>An electrocardiogram records how the electrical signal travels through the heart. It shows the rate and rhythm, delays, signs of strain and traces of an earlier heart attack.</p>
<h2>What it will not show</h2>
<ul>
<li>An episode that came and went yesterday: a 24-hour recording is for that.</li>
<li>A narrowing that matters only under load: that needs an exercise test.</li>
<li>How the valves work: ultrasound looks at them.</li>
</ul>
<h2>Words in the report</h2>
<p>“Sinus arrhythmia” is mostly usual in young people. “Repolarisation changes” are a reason to compare with an earlier tracing. A single phrase is no reason to panic, and a single normal tracing no reason to relax if something troubles you.</p>
<p>Keep old tracings: the doctor will want to compare them.</p>`,
  },
}
