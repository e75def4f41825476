import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const childrensEntrance: SeedNews = {
  slug: 'u-detskogo-otdeleniya-svoy-vkhod',
  category: 'announcements',
  date: '2026-10-05T05:00:00Z',
  image: drawing('kids-1'),
  title: {
    ru: 'У детского отделения теперь свой вход',
    kk: 'Балалар бөлімшесінің енді өз кіреберісі бар',
    uz: 'Bolalar boʻlimining endi oʻz kirish joyi bor',
    en: 'The children’s department has its own entrance',
  },
  lead: {
    ru: 'Здоровые и заболевшие дети больше не встречаются в одном коридоре.',
    kk: 'Сау және ауырған балалар енді бір дәлізде кездеспейді.',
    uz: 'Sogʻlom va kasal bolalar endi bir yoʻlakda uchrashmaydi.',
    en: 'Healthy children and those who are ill no longer meet in one corridor.',
  },
  content: {
    ru: `
<p>Вход — с улицы Макетной, под синим козырьком. За дверью коридор делится: налево идут на прививку и осмотр, направо — с температурой, сыпью и кашлем. Если не знаете, куда вам, остановитесь у стойки: дежурная сестра посмотрит и проводит.</p>
<ul>
<li>Коляски оставляют в тамбуре, там есть замки и розетка для подогрева бутылочки.</li>
<li>Комната для кормления — первая дверь слева, ключ не нужен.</li>
<li>День здорового ребёнка — вторник: в этот день с температурой принимают на дому или в главном корпусе.</li>
</ul>
<p>Во дворе разметили шесть мест для машин родителей с детьми до года.</p>`,
    kk: `
<p>Кіреберіс — Макет көшесі жақтан, көк қалқаның астында. Есіктен кірген соң дәліз екіге бөлінеді: солға — екпе мен тексеруге, оңға — қызу, бөртпе және жөтелмен. Қайда барарыңызды білмесеңіз, үстел жанына тоқтаңыз: кезекші мейіргер қарап, ертіп апарады.</p>
<ul>
<li>Арбаларды тамбурда қалдырады, онда құлып пен бөтелке жылытатын розетка бар.</li>
<li>Емізу бөлмесі — сол жақтағы бірінші есік, кілт керек емес.</li>
<li>Сау бала күні — сейсенбі: бұл күні қызуы бар балаларды үйде немесе бас ғимаратта қабылдайды.</li>
</ul>
<p>Аулада бір жасқа дейінгі баласы бар ата-аналардың көлігіне алты орын белгіленді.</p>`,
    uz: `
<p>Kirish — Maket koʻchasi tomondan, koʻk soyabon ostida. Eshikdan kirgach, yoʻlak ikkiga boʻlinadi: chapga — emlash va koʻrikka, oʻngga — isitma, toshma va yoʻtal bilan. Qayerga borishni bilmasangiz, peshtaxta oldida toʻxtang: navbatchi hamshira koʻrib, kuzatib qoʻyadi.</p>
<ul>
<li>Aravachalar tamburda qoldiriladi, u yerda qulf va shishani isitish uchun rozetka bor.</li>
<li>Emizish xonasi — chapdagi birinchi eshik, kalit kerak emas.</li>
<li>Sogʻlom bola kuni — seshanba: bu kuni isitmasi bor bolalar uyda yoki bosh binoda qabul qilinadi.</li>
</ul>
<p>Hovlida bir yoshgacha bolasi bor ota-onalarning mashinasi uchun oltita joy belgilandi.</p>`,
    en: `
<p>It is on Maketnaya Street, under the blue canopy. Behind the door the corridor divides: left for vaccinations and check-ups, right for fever, rashes and coughs. If you do not know which way to go, stop at the desk; the nurse on duty will have a look and take you there.</p>
<ul>
<li>Prams stay in the porch, where there are locks and a socket for warming a bottle.</li>
<li>The feeding room is the first door on the left; you need no key.</li>
<li>Tuesday is the day of healthy children: on that day those with a fever are seen at home or in the main building.</li>
</ul>
<p>Six places in the yard are marked for parents with children under one.</p>`,
  },
}
