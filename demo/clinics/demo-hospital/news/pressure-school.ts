import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const pressureSchool: SeedNews = {
  slug: 'subbotnyaya-shkola-davleniya',
  category: 'for-patients',
  date: '2026-10-16T06:00:00Z',
  image: picture('demo-hospital/news-6', {
    ru: 'Рисунок: сердце с линией пульса',
    kk: 'Сурет: тамыр соғысы сызығы бар жүрек',
    uz: 'Rasm: puls chizigʻi bor yurak',
    en: 'Drawing: a heart with a pulse line',
  }),
  title: {
    ru: 'Субботняя школа для тех, у кого высокое давление',
    kk: 'Қан қысымы жоғары адамдарға арналған сенбілік мектеп',
    uz: 'Qon bosimi baland boʻlganlar uchun shanba maktabi',
    en: 'A Saturday class for people with high blood pressure',
  },
  lead: {
    ru: 'Час с кардиологом и медсестрой, бесплатно, с вашим тонометром.',
    kk: 'Кардиолог және мейіргермен бір сағат, тегін, өз тонометріңізбен.',
    uz: 'Kardiolog va hamshira bilan bir soat, bepul, oʻz tonometringiz bilan.',
    en: 'An hour with a cardiologist and a nurse, free, with your own monitor.',
  },
  content: {
    ru: `
<p>Мы собираемся в первую субботу месяца в десять утра, в холле главного корпуса. Группа небольшая, до двенадцати человек, поэтому нужна запись по телефону.</p>
<ul>
<li>Проверяем ваш тонометр рядом с нашим.</li>
<li>Учимся читать дневник давления, а не отдельную цифру.</li>
<li>Разбираем, где прячется соль в привычной еде.</li>
<li>Отвечаем на вопросы о лекарствах. Менять их самостоятельно не нужно — это делает ваш врач.</li>
</ul>
<p>Близких брать можно: с ними легче запомнить и проще начать.</p>`,
    kk: `
<p>Айдың бірінші сенбісінде таңғы онда бас корпустың холлында жиналамыз. Топ шағын, он екі адамға дейін, сондықтан телефонмен жазылу керек.</p>
<ul>
<li>Тонометріңізді біздікімен салыстырып тексереміз.</li>
<li>Жеке санды емес, қысым күнделігін оқуды үйренеміз.</li>
<li>Күнделікті тамақта тұз қайда жасырынатынын талдаймыз.</li>
<li>Дәрі туралы сұрақтарға жауап береміз. Оны өз бетіңізше ауыстырмаңыз — бұл дәрігеріңіздің ісі.</li>
</ul>
<p>Жақындарыңызбен келуге болады: бірге есте сақтау да, бастау да оңай.</p>`,
    uz: `
<p>Oyning birinchi shanbasida ertalab soat oʻnda bosh bino xollida yigʻilamiz. Guruh kichik, oʻn ikki kishigacha, shuning uchun telefon orqali yozilish kerak.</p>
<ul>
<li>Tonometringizni biznikiga solishtirib tekshiramiz.</li>
<li>Alohida raqamni emas, bosim kundaligini oʻqishni oʻrganamiz.</li>
<li>Odatiy taomlarda tuz qayerda yashirinishini koʻrib chiqamiz.</li>
<li>Dorilar haqidagi savollarga javob beramiz. Ularni oʻzingizcha almashtirmang — buni shifokoringiz qiladi.</li>
</ul>
<p>Yaqinlaringiz bilan kelsangiz boʻladi: birga eslab qolish ham, boshlash ham oson.</p>`,
    en: `
<p>We meet on the first Saturday of the month at ten in the hall of the main building. The group is small, up to twelve, so please book by phone.</p>
<ul>
<li>We check your monitor against ours.</li>
<li>We learn to read a diary of readings rather than a single number.</li>
<li>We look for the salt that hides in everyday food.</li>
<li>We answer questions about medicines. Do not change them yourself: that is for your doctor.</li>
</ul>
<p>Bring someone close: together it is easier to remember and to begin.</p>`,
  },
}
