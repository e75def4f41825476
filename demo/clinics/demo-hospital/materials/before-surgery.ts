import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const beforeSurgery: SeedNews = {
  slug: 'nakanune-planovoj-operacii',
  category: 'preparation',
  date: '2026-09-29T06:00:00Z',
  specialist: '100508',
  image: picture('demo-hospital/theatre-2', {
    ru: 'Рисунок: большая операционная лампа',
    kk: 'Сурет: үлкен ота шамы',
    uz: 'Rasm: katta operatsiya chirogʻi',
    en: 'Drawing: a large operating lamp',
  }),
  title: {
    ru: 'Накануне плановой операции: что сделать и взять',
    kk: 'Жоспарлы ота қарсаңында: не істеу және не алу керек',
    uz: 'Rejali operatsiya arafasida: nima qilish va nima olish kerak',
    en: 'The day before planned surgery: what to do and bring',
  },
  lead: {
    ru: 'Что взять, о чём рассказать анестезиологу и что спросить у хирурга.',
    kk: 'Не алу керек, анестезиологқа не айту және хирургтен не сұрау керек.',
    uz: 'Nima olish, anesteziologga nima aytish va jarrohdan nima soʻrash kerak.',
    en: 'What to bring, what to tell the anaesthetist and what to ask the surgeon.',
  },
  content: {
    ru: `
<h2>Расскажите анестезиологу</h2>
<p>Обо всех лекарствах, травах и витаминах, об аллергии, о прошлых наркозах, храпе, шатающихся зубах и курении. Лекарства, разжижающие кровь, и препараты от диабета отменяет или меняет только врач: спросите его за неделю.</p>
<h2>Вечером и утром</h2>
<ul>
<li>Когда последний раз поесть и попить, вам скажут лично. Это важно: полный желудок опасен при наркозе.</li>
<li>Примите душ, снимите лак и украшения.</li>
<li>Не сбривайте волосы сами: на коже остаются ранки.</li>
</ul>
<h2>Что взять</h2>
<p>Документ, снимки, список лекарств, тапочки, зарядку, книгу. Ценное оставьте дома. Договоритесь, кто отвезёт вас обратно.</p>
<h2>Что спросить</h2>
<p>Что именно сделают и есть ли другой путь? Чего ждать в первые сутки? Кому звонить ночью? Запишите ответы: после наркоза память подводит.</p>
<p>Если накануне поднялась температура, появился кашель или ранка рядом с местом операции, позвоните. Перенести безопаснее, чем рисковать.</p>`,
    kk: `
<h2>Анестезиологқа айтыңыз</h2>
<p>Барлық дәрі, шөп және дәрумендер, аллергия, бұрынғы наркоздар, қорылдау, қозғалмалы тістер және темекі туралы. Қанды сұйылтатын және диабетке қарсы дәрілерді тек дәрігер тоқтатады не ауыстырады: бір апта бұрын сұраңыз.</p>
<h2>Кешке және таңертең</h2>
<ul>
<li>Соңғы рет қашан тамақ пен су ішуге болатынын өзіңізге айтады. Бұл маңызды: толы асқазан наркозда қауіпті.</li>
<li>Душ қабылдап, лак пен әшекейді алыңыз.</li>
<li>Түкті өзіңіз қырмаңыз: теріде жарақат қалады.</li>
</ul>
<h2>Не алу керек</h2>
<p>Құжат, түсірілімдер, дәрілер тізімі, тәпішке, қуаттағыш, кітап. Бағалы затты үйде қалдырыңыз. Кім алып қайтатынын келісіп қойыңыз.</p>
<h2>Не сұрау керек</h2>
<p>Нақты не жасалады, басқа жол бар ма? Алғашқы тәулікте не болады? Түнде кімге қоңырау шаламын? Жауабын жазып алыңыз: наркоздан кейін есте сақтау қиындайды.</p>
<p>Бір күн бұрын қызу көтерілсе, жөтел пайда болса немесе ота жасалатын жердің жанында жара шықса, қоңырау шалыңыз. Тәуекел еткенше, кейінге қалдырған қауіпсіз.</p>`,
    uz: `
<h2>Anesteziologga ayting</h2>
<p>Barcha dori, giyoh va vitaminlar, allergiya, avvalgi narkozlar, xurrak, qimirlaydigan tishlar va chekish haqida. Qonni suyultiruvchi va diabetga qarshi dorilarni faqat shifokor toʻxtatadi yoki almashtiradi: bir hafta oldin soʻrang.</p>
<h2>Kechqurun va ertalab</h2>
<ul>
<li>Oxirgi marta qachon ovqatlanish va suv ichish mumkinligini shaxsan aytishadi. Bu muhim: toʻla oshqozon narkozda xavfli.</li>
<li>Dush qabul qiling, lak va taqinchoqlarni oling.</li>
<li>Tukni oʻzingiz qirmang: terida yaralar qoladi.</li>
</ul>
<h2>Nima olish kerak</h2>
<p>Hujjat, suratlar, dorilar roʻyxati, shippak, quvvatlagich, kitob. Qimmatbaho narsani uyda qoldiring. Kim olib ketishini kelishib qoʻying.</p>
<h2>Nima soʻrash kerak</h2>
<p>Aynan nima qilinadi, boshqa yoʻl bormi? Birinchi sutkada nima boʻladi? Kechasi kimga qoʻngʻiroq qilaman? Javoblarni yozib oling: narkozdan keyin xotira pand beradi.</p>
<p>Bir kun oldin isitma chiqsa, yoʻtal yoki operatsiya joyi yonida yara paydo boʻlsa, qoʻngʻiroq qiling. Xavf qilgandan koʻra, koʻchirish xavfsizroq.</p>`,
    en: `
<h2>Tell the anaesthetist</h2>
<p>About all medicines, herbs and vitamins, allergies, earlier anaesthetics, snoring, loose teeth and smoking. Blood thinners and diabetes medicines are stopped or changed only by a doctor: ask a week ahead.</p>
<h2>In the evening and morning</h2>
<ul>
<li>You will be told personally when to eat and drink for the last time. It matters: a full stomach is dangerous under anaesthesia.</li>
<li>Take a shower, remove nail polish and jewellery.</li>
<li>Do not shave the skin yourself: it leaves small wounds.</li>
</ul>
<h2>What to bring</h2>
<p>A document, your scans, a list of medicines, slippers, a charger, a book. Leave valuables at home. Agree who will take you back.</p>
<h2>What to ask</h2>
<p>What exactly will be done, and is there another way? What should I expect in the first day? Whom do I call at night? Write the answers down: memory is weak after anaesthesia.</p>
<p>If you get a fever, a cough or a sore near the place of surgery, call us. Moving the date is safer than taking a risk.</p>`,
  },
}
