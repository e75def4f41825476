import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const afterExtraction: SeedNews = {
  slug: 'posle-udaleniya-zuba',
  category: 'advice',
  date: '2026-10-12T05:00:00Z',
  specialist: '100106',
  image: picture('demo-dent/news-5', {
    ru: 'Рисунок: чашка чая и долька лимона',
    kk: 'Сурет: бір кесе шай мен лимон тілімі',
    uz: 'Rasm: bir piyola choy va limon boʻlagi',
    en: 'Drawing: a cup of tea and a slice of lemon',
  }),
  title: {
    ru: 'После удаления зуба: первые три дня',
    kk: 'Тіс жұлдырғаннан кейін: алғашқы үш күн',
    uz: 'Tish oldirgandan keyin: birinchi uch kun',
    en: 'After a tooth extraction: the first three days',
  },
  lead: {
    ru: 'Лунка заживает под сгустком крови. Почти все советы сводятся к одному: не потревожить его.',
    kk: 'Тіс ұясы қан ұйындысының астында жазылады. Кеңестердің дерлік бәрі бір нәрсеге саяды: оны қозғап алмау.',
    uz: 'Tish oʻrni qon laxtasi ostida bitadi. Maslahatlarning deyarli barchasi bitta narsaga qaratilgan: uni qoʻzgʻatmaslik.',
    en: 'The socket heals under a blood clot. Nearly all advice comes down to one thing: do not disturb it.',
  },
  content: {
    ru: `
<p>Эту памятку мы даём на бумаге, но её удобно иметь и в телефоне. Она общая: если врач сказал иначе, следуйте его указаниям.</p>
<h2>Первые сутки</h2>
<ul>
<li>Держите марлевый тампон прижатым 20–30\u00a0минут, затем выплюньте.</li>
<li>Не полощите рот, не сплёвывайте с силой и не пейте через трубочку.</li>
<li>Не курите, не пейте алкоголь, не ходите в баню и на тренировку.</li>
<li>Прикладывайте холод к щеке на 10–15\u00a0минут с перерывами.</li>
<li>Обезболивающее принимайте то и так, как назначил врач. Аспирин для обезболивания не берите: он усиливает кровотечение. Если аспирин или другое разжижающее кровь лекарство вам назначено постоянно, сами его не отменяйте.</li>
</ul>
<h2>Второй и третий день</h2>
<p>Ешьте мягкое и тёплое, жуйте на другой стороне. Зубы чистите как обычно, обходя лунку. Через сутки можно делать спокойные ванночки: половина чайной ложки соли на стакан тёплой воды, подержать и вылить. Отёк и небольшая боль обычно сильнее всего к концу вторых суток, потом идут на убыль.</p>
<h2>Когда звонить нам</h2>
<p>Кровь не останавливается после 30\u00a0минут прижатия; боль не стихает, а усиливается на второй–четвёртый день; появился неприятный запах; температура 38\u00a0°C и выше; онемение не проходит на следующий день.</p>
<p><strong>Если стало трудно глотать, дышать или открывать рот, отёк переходит на шею — звоните 103.</strong></p>`,
    kk: `
<p>Бұл жадынаманы қағазға басып береміз, бірақ телефонда болғаны да ыңғайлы. Ол жалпы сипатта: дәрігер басқаша айтса, соның нұсқауын орындаңыз.</p>
<h2>Алғашқы тәулік</h2>
<ul>
<li>Дәке тампонды 20–30\u00a0минут басып ұстап, содан кейін түкіріп тастаңыз.</li>
<li>Ауызды шаймаңыз, күштеп түкірмеңіз және түтікшемен ішпеңіз.</li>
<li>Темекі шекпеңіз, алкоголь ішпеңіз, моншаға және жаттығуға бармаңыз.</li>
<li>Бетке үзіліспен 10–15\u00a0минуттан суық басыңыз.</li>
<li>Ауырғанды басатын дәріні дәрігер тағайындағандай қабылдаңыз. Ауырғанды басу үшін аспирин ішпеңіз: ол қан кетуді күшейтеді. Аспирин немесе қанды сұйылтатын басқа дәрі сізге тұрақты тағайындалған болса, оны өз бетіңізше тоқтатпаңыз.</li>
</ul>
<h2>Екінші және үшінші күн</h2>
<p>Жұмсақ, жылы тамақ ішіп, басқа жақпен шайнаңыз. Тісті әдеттегідей, ұяға тигізбей тазалаңыз. Бір тәуліктен кейін жаймен ауыз шаюға болады: бір стакан жылы суға жарты шай қасық тұз салып, аузыңызда ұстап, төгіп тастаңыз. Ісіну мен аздаған ауырсыну әдетте екінші тәуліктің соңында күшейіп, кейін басылады.</p>
<h2>Бізге қашан қоңырау шалу керек</h2>
<p>30\u00a0минут басып тұрғаннан кейін де қан тоқтамаса; ауырсыну екінші–төртінші күні басылмай, күшейсе; жағымсыз иіс пайда болса; дене қызуы 38\u00a0°C немесе одан жоғары болса; ұйып қалған жер келесі күні де қалпына келмесе.</p>
<p><strong>Жұтыну, тыныс алу немесе ауызды ашу қиындаса, ісік мойынға түссе, 103 нөміріне қоңырау шалыңыз.</strong></p>`,
    uz: `
<p>Bu eslatmani qogʻozda beramiz, lekin telefonda boʻlgani ham qulay. U umumiy: shifokor boshqacha aytgan boʻlsa, uning koʻrsatmasiga amal qiling.</p>
<h2>Birinchi kecha-kunduz</h2>
<ul>
<li>Doka tamponni 20–30\u00a0daqiqa bosib turing, keyin tupurib tashlang.</li>
<li>Ogʻizni chaymang, kuch bilan tupurmang va naychadan ichmang.</li>
<li>Chekmang, spirtli ichimlik ichmang, hammomga va mashgʻulotga bormang.</li>
<li>Yuzga tanaffuslar bilan 10–15\u00a0daqiqadan sovuq bosing.</li>
<li>Ogʻriq qoldiruvchi dorini shifokor aytganidek iching. Ogʻriq uchun aspirin ichmang: u qon ketishini kuchaytiradi. Aspirin yoki qonni suyultiruvchi boshqa dori sizga doimiy tayinlangan boʻlsa, uni oʻzingizcha toʻxtatmang.</li>
</ul>
<h2>Ikkinchi va uchinchi kun</h2>
<p>Yumshoq va iliq ovqat yeng, boshqa tomonda chaynang. Tishni odatdagidek, tish oʻrniga tegmasdan tozalang. Bir kecha-kunduzdan keyin yengil chayish mumkin: bir stakan iliq suvga yarim choy qoshiq tuz solib, ogʻizda ushlab turing va toʻkib tashlang. Shish va yengil ogʻriq odatda ikkinchi kun oxirida kuchayadi, keyin pasayadi.</p>
<h2>Bizga qachon qoʻngʻiroq qilish kerak</h2>
<p>30\u00a0daqiqa bosib turgandan keyin ham qon toʻxtamasa; ogʻriq ikkinchi–toʻrtinchi kuni pasaymay, kuchaysa; yoqimsiz hid paydo boʻlsa; harorat 38\u00a0°C va undan yuqori boʻlsa; uvishish ertasiga ham oʻtmasa.</p>
<p><strong>Yutish, nafas olish yoki ogʻizni ochish qiyinlashsa, shish boʻyinga tushsa, 103 raqamiga qoʻngʻiroq qiling.</strong></p>`,
    en: `
<p>We hand out this leaflet on paper, but it is handy to have it on your phone too. It is general: if your dentist told you otherwise, follow that advice.</p>
<h2>The first 24 hours</h2>
<ul>
<li>Keep the gauze pressed for 20–30\u00a0minutes, then spit it out.</li>
<li>Do not rinse, do not spit forcefully and do not drink through a straw.</li>
<li>No smoking, alcohol, sauna or exercise.</li>
<li>Hold something cold to the cheek for 10–15\u00a0minutes at a time, with breaks.</li>
<li>Take only the painkiller you were prescribed, exactly as prescribed. Do not take aspirin for the pain: it increases bleeding. If aspirin or another blood thinner is your regular medicine, do not stop it on your own.</li>
</ul>
<h2>Days two and three</h2>
<p>Eat soft, warm food and chew on the other side. Brush as usual, keeping away from the socket. After a day you may bathe it gently: half a teaspoon of salt in a glass of warm water, hold it in your mouth and let it run out. Swelling and mild pain are usually at their worst at the end of the second day and then go down.</p>
<h2>When to call us</h2>
<p>Bleeding does not stop after 30\u00a0minutes of pressure; pain gets worse instead of easing on days two to four; there is a bad smell; your temperature is 38\u00a0°C or higher; numbness is still there the next day.</p>
<p><strong>If swallowing, breathing or opening the mouth becomes difficult, or swelling spreads to the neck, call 103.</strong></p>`,
  },
}
