import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const firstTooth: SeedMaterial = {
  slug: 'pervyy-zub-pervaya-shchyotka',
  category: 'children',
  date: '2026-10-14T05:00:00Z',
  specialist: '100103',
  image: picture('demo-dent/still-17', {
    ru: 'Рисунок: детская зубная щётка и улыбающийся зуб',
    kk: 'Сурет: балалар тіс щёткасы мен күлімсіреген тіс',
    uz: 'Rasm: bolalar tish choʻtkasi va kulib turgan tish',
    en: 'Drawing: a child’s toothbrush and a smiling tooth',
  }),
  title: {
    ru: 'Первый зуб — первая щётка',
    kk: 'Алғашқы тіс — алғашқы щётка',
    uz: 'Birinchi tish — birinchi choʻtka',
    en: 'First tooth, first brush',
  },
  lead: {
    ru: 'Чистить начинают, когда зуб показался, а не когда вырос весь.',
    kk: 'Тазалау тіс толық өскенде емес, көрінгенде басталады.',
    uz: 'Tozalash tish toʻliq oʻsganda emas, koʻringanda boshlanadi.',
    en: 'Brushing begins when the tooth shows, not when it is fully grown.',
  },
  content: {
    ru: `
<ul>
<li>До трёх лет — мазок пасты с фтором размером с рисовое зерно, с трёх до шести — с горошину. Пасту выдавливает взрослый.</li>
<li>Дважды в день, обязательно перед сном; после этого только вода.</li>
<li>Удобно сзади: голова ребёнка лежит у вас на коленях. Поднимите губу и посмотрите на линию у десны.</li>
<li>До семи-восьми лет ребёнок чистит сам, а взрослый дочищает.</li>
</ul>
<h2>Когда зубы режутся</h2>
<p>Помогает прохладное, не замороженное кольцо и чистый палец, которым массируют десну. Гели с обезболивающим детям без врача не нужны. Температура выше 38 °C, понос и сыпь бывают не от зубов: покажите ребёнка педиатру.</p>
<h2>К нам</h2>
<p>Первый раз — с первым зубом или до года. Белые или коричневые полоски у десны — повод прийти раньше.</p>`,
    kk: `
<ul>
<li>Үш жасқа дейін — күріш түйіріндей фторлы паста, үштен алтыға дейін — бұршақтай. Пастаны ересек адам сығады.</li>
<li>Күніне екі рет, міндетті түрде ұйықтар алдында; содан кейін тек су.</li>
<li>Артынан тазалау ыңғайлы: баланың басы тізеңізде жатады. Ерінді көтеріп, қызыл иек жиегін қараңыз.</li>
<li>Жеті-сегіз жасқа дейін бала өзі тазалайды, ересек толықтырады.</li>
</ul>
<h2>Тіс шығып жатқанда</h2>
<p>Салқын, бірақ мұздатылмаған сақина және қызыл иекті таза саусақпен уқалау көмектеседі. Ауырғанды басатын гель балаға дәрігерсіз керек емес. 38 °C-тан жоғары қызу, іш өту мен бөртпе тістен болмайды: баланы педиатрға көрсетіңіз.</p>
<h2>Бізге</h2>
<p>Бірінші рет — алғашқы тіспен немесе бір жасқа дейін. Қызыл иек жанындағы ақ не қоңыр жолақ — ертерек келуге себеп.</p>`,
    uz: `
<ul>
<li>Uch yoshgacha — guruch donasidek ftorli pasta, uchdan oltigacha — noʻxatdek. Pastani kattalar siqadi.</li>
<li>Kuniga ikki marta, albatta uyqu oldidan; shundan keyin faqat suv.</li>
<li>Orqadan tozalash qulay: bolaning boshi tizzangizda yotadi. Labni koʻtarib, milk chetini koʻring.</li>
<li>Yetti-sakkiz yoshgacha bola oʻzi tozalaydi, kattalar oxirigacha yetkazadi.</li>
</ul>
<h2>Tish chiqayotganda</h2>
<p>Salqin, lekin muzlatilmagan halqa va milkni toza barmoq bilan uqalash yordam beradi. Ogʻriq qoldiruvchi gel bolaga shifokorsiz kerak emas. 38 °C dan yuqori isitma, ich ketishi va toshma tishdan boʻlmaydi: bolani pediatrga koʻrsating.</p>
<h2>Bizga</h2>
<p>Birinchi marta — birinchi tish bilan yoki bir yoshgacha. Milk yonidagi oq yoki jigarrang chiziq — ertaroq kelish uchun sabab.</p>`,
    en: `
<ul>
<li>Up to three years a smear of fluoride toothpaste as large as a grain of rice, from three to six a pea. An adult squeezes it out.</li>
<li>Twice a day, always before bed; after that only water.</li>
<li>It is easiest from behind, with the child’s head on your knees. Lift the lip and look along the gum.</li>
<li>Until seven or eight the child brushes and an adult finishes.</li>
</ul>
<h2>When teeth come through</h2>
<p>A cool, not frozen, ring helps, and so does a clean finger rubbing the gum. Children need no numbing gel without a doctor. A fever above 38 °C, diarrhoea and a rash do not come from teeth: see a paediatrician.</p>
<h2>See us</h2>
<p>For the first time with the first tooth or before the first birthday. White or brown lines along the gum are a reason to come sooner.</p>`,
  },
}
