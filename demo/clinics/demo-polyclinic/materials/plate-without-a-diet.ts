import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const plateWithoutADiet: SeedMaterial = {
  slug: 'tarelka-bez-diety',
  category: 'healthy-habits',
  date: '2026-07-13T05:00:00Z',
  specialist: '100309',
  image: drawing('still-3'),
  title: {
    ru: 'Здоровое питание без диет: как разделить тарелку',
    kk: 'Диетасыз дұрыс тамақтану: тәрелкені қалай бөлу керек',
    uz: 'Parhezsiz toʻgʻri ovqatlanish: likopchani qanday boʻlish kerak',
    en: 'Eating well without a diet: how to divide a plate',
  },
  lead: {
    ru: 'Делим обычную тарелку на три части и ничего не взвешиваем.',
    kk: 'Кәдімгі тәрелкені үшке бөлеміз, ештеңе өлшемейміз.',
    uz: 'Oddiy likopchani uchga boʻlamiz, hech narsani tortmaymiz.',
    en: 'Divide an ordinary plate in three and weigh nothing.',
  },
  content: {
    ru: `
<ul>
<li>Половина — овощи: свежие, тушёные, замороженные. Картофель сюда не входит.</li>
<li>Четверть — белок: мясо без видимого жира, птица, рыба, яйца, фасоль, творог.</li>
<li>Четверть — крупа, макароны, картофель или хлеб, лучше из цельного зерна.</li>
</ul>
<p>К бешбармаку и плову правило тоже подходит: блюдо остаётся, просто рядом появляется большая тарелка салата, а порция теста или риса становится меньше.</p>
<h2>Три привычки, которые заметны на анализах</h2>
<ul>
<li>Воду и чай без сахара — вместо сладких напитков.</li>
<li>Солить меньше и пробовать, прежде чем солить: большая часть соли приходит из колбасы, хлеба и солений.</li>
<li>Орехи или фрукт вместо печенья к чаю.</li>
</ul>
<p>Людям с болезнью почек, диабетом на инсулине, беременным и детям нужен свой план: спросите врача, прежде чем менять еду резко. Если вес падает сам, без стараний, это тоже повод прийти.</p>`,
    kk: `
<ul>
<li>Жартысы — көкөніс: жаңа піскен, бұқтырылған, мұздатылған. Картоп бұған кірмейді.</li>
<li>Төрттен бірі — ақуыз: майсыз ет, құс, балық, жұмыртқа, бұршақ, сүзбе.</li>
<li>Төрттен бірі — жарма, макарон, картоп не нан, тұтас дәннен болғаны дұрыс.</li>
</ul>
<p>Бұл ереже бешбармақ пен палауға да сай келеді: тағам қалады, тек жанына үлкен табақ салат қойылып, қамыр не күріш азаяды.</p>
<h2>Талдаудан көрінетін үш әдет</h2>
<ul>
<li>Тәтті сусынның орнына су мен қантсыз шай.</li>
<li>Тұзды аз салу және тұздамас бұрын дәмін көру: тұздың көбі шұжықтан, наннан, тұздалған тағамнан келеді.</li>
<li>Шайға печеньенің орнына жаңғақ немесе жеміс.</li>
</ul>
<p>Бүйрек ауруы барларға, инсулин алатын диабеті бар адамдарға, жүкті әйелдер мен балаларға бөлек жоспар керек: тамақты күрт өзгертпес бұрын дәрігерден сұраңыз. Салмақ өздігінен түсіп бара жатса, бұл да келуге себеп.</p>`,
    uz: `
<ul>
<li>Yarmi — sabzavot: yangi, dimlangan, muzlatilgan. Kartoshka bunga kirmaydi.</li>
<li>Chorak qismi — oqsil: yogʻsiz goʻsht, parranda, baliq, tuxum, loviya, tvorog.</li>
<li>Chorak qismi — yorma, makaron, kartoshka yoki non, butun dondan boʻlgani yaxshi.</li>
</ul>
<p>Bu qoida beshbarmoq va palovga ham mos: taom qoladi, faqat yoniga katta likopchada salat qoʻyiladi, xamir yoki guruch kamayadi.</p>
<h2>Tahlilda koʻrinadigan uchta odat</h2>
<ul>
<li>Shirin ichimliklar oʻrniga suv va shakarsiz choy.</li>
<li>Tuzni kam solish va tuzlashdan oldin tatib koʻrish: tuzning koʻpi kolbasa, non va tuzlamalardan keladi.</li>
<li>Choyga pechenye oʻrniga yongʻoq yoki meva.</li>
</ul>
<p>Buyrak kasalligi borlarga, insulin oladigan diabetlilarga, homiladorlar va bolalarga alohida reja kerak: ovqatni keskin oʻzgartirishdan oldin shifokordan soʻrang. Vazn oʻz-oʻzidan tushayotgan boʻlsa, bu ham kelish uchun sabab.</p>`,
    en: `
<ul>
<li>Half of it vegetables: fresh, stewed or frozen. Potatoes do not count here.</li>
<li>A quarter protein: meat without visible fat, poultry, fish, eggs, beans, curd cheese.</li>
<li>A quarter grains, pasta, potatoes or bread, best from the whole grain.</li>
</ul>
<p>The rule fits beshbarmak and plov too: the dish stays, a large plate of salad appears beside it, and the helping of dough or rice grows smaller.</p>
<h2>Three habits that show in blood tests</h2>
<ul>
<li>Water and unsweetened tea instead of sweet drinks.</li>
<li>Less salt, and taste before you add it: most salt comes from sausage, bread and pickles.</li>
<li>Nuts or a piece of fruit with your tea instead of biscuits.</li>
</ul>
<p>People with kidney disease or on insulin, pregnant women and children need a plan of their own: ask a doctor before you change your food sharply. If you lose weight without trying, that is a reason to come, too.</p>`,
  },
}
