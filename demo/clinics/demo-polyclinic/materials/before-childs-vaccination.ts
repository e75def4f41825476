import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const beforeChildsVaccination: SeedMaterial = {
  slug: 'rebyonok-idyot-na-privivku',
  category: 'vaccination',
  date: '2026-10-19T05:00:00Z',
  specialist: '100305',
  image: drawing('vaccination-2'),
  title: {
    ru: 'Ребёнок идёт на прививку',
    kk: 'Бала екпеге барады',
    uz: 'Bola emlashga boradi',
    en: 'Your child’s vaccination',
  },
  lead: {
    ru: 'Что взять, что рассказать врачу и как помочь ребёнку не бояться.',
    kk: 'Не алу керек, дәрігерге не айту керек және балаға қорықпауға қалай көмектесу керек.',
    uz: 'Nima olish, shifokorga nima aytish va bolaga qoʻrqmaslikda qanday yordam berish.',
    en: 'What to bring, what to tell the doctor and how to help a child not be afraid.',
  },
  content: {
    ru: `
<h2>Перед выходом</h2>
<ul>
<li>Прививочный паспорт, документы, любимая игрушка.</li>
<li>Одежда, из которой легко достать плечо или бедро.</li>
<li>Покормите как обычно: голодному труднее.</li>
</ul>
<h2>Что сказать врачу</h2>
<p>Была ли сильная реакция на прошлую прививку, есть ли аллергия, какие лекарства ребёнок принимает, чем болеет сейчас, есть ли дома люди со слабым иммунитетом. Лёгкий насморк без температуры чаще всего не помеха, решает врач. При температуре и остром заболевании прививку переносят.</p>
<h2>Как помочь</h2>
<ul>
<li>Говорите правду: «уколет и быстро пройдёт». «Совсем не больно» — слова, после которых не верят.</li>
<li>Младенца приложите к груди или дайте бутылочку, старшего обнимите и считайте вместе до десяти.</li>
<li>Не пугайте уколом за плохое поведение.</li>
</ul>
<p>Пропустили срок — не страшно и не поздно: педиатр составит личный план. Начинать всё сначала обычно не нужно.</p>`,
    kk: `
<h2>Шығар алдында</h2>
<ul>
<li>Екпе паспорты, құжаттар, сүйікті ойыншық.</li>
<li>Иықты не санды оңай ашатын киім.</li>
<li>Әдеттегідей тамақтандырыңыз: аш балаға қиынырақ.</li>
</ul>
<h2>Дәрігерге не айту керек</h2>
<p>Бұрынғы екпеге қатты реакция болды ма, аллергиясы бар ма, қандай дәрі ішеді, қазір немен ауырып жүр, үйде иммунитеті әлсіз адам бар ма. Қызусыз жеңіл тұмаурату көбіне кедергі емес, шешімді дәрігер қабылдайды. Қызу көтерілсе немесе жедел ауырса, екпе кейінге шегеріледі.</p>
<h2>Қалай көмектесуге болады</h2>
<ul>
<li>Шындықты айтыңыз: «шымшып алады да, тез өтеді». «Мүлдем ауырмайды» деген сөзден кейін бала сенбейді.</li>
<li>Сәбиді емізіңіз немесе бөтелке беріңіз, үлкен баланы құшақтап, бірге онға дейін санаңыз.</li>
<li>Тентектігі үшін инемен қорқытпаңыз.</li>
</ul>
<p>Мерзімін өткізіп алсаңыз, қорқынышты емес, кеш те емес: педиатр жеке жоспар жасайды. Әдетте бәрін басынан бастаудың қажеті жоқ.</p>`,
    uz: `
<h2>Chiqish oldidan</h2>
<ul>
<li>Emlash pasporti, hujjatlar, sevimli oʻyinchoq.</li>
<li>Yelka yoki sonni oson ochadigan kiyim.</li>
<li>Odatdagidek ovqatlantiring: och bolaga qiyinroq.</li>
</ul>
<h2>Shifokorga nima aytish kerak</h2>
<p>Oldingi emlashga kuchli reaksiya boʻlganmi, allergiyasi bormi, qanday dori ichadi, hozir nima bilan kasal, uyda immuniteti zaif odam bormi. Isitmasiz yengil tumov koʻpincha toʻsiq emas, qarorni shifokor qabul qiladi. Isitma va oʻtkir kasallikda emlash keyinga suriladi.</p>
<h2>Qanday yordam berish mumkin</h2>
<ul>
<li>Rostini ayting: “chimchilaydi va tez oʻtadi”. “Umuman ogʻrimaydi” degan gapdan keyin bola ishonmaydi.</li>
<li>Chaqaloqni emizing yoki shishada bering, kattaroq bolani quchoqlab, birga oʻngacha sanang.</li>
<li>Yaramas qiligʻi uchun igna bilan qoʻrqitmang.</li>
</ul>
<p>Muddatini oʻtkazib yuborsangiz, qoʻrqinchli emas va kech ham emas: pediatr alohida reja tuzadi. Odatda hammasini boshidan boshlash shart emas.</p>`,
    en: `
<h2>Before you leave</h2>
<ul>
<li>The vaccination record, your papers, a favourite toy.</li>
<li>Clothes from which a shoulder or a thigh comes out easily.</li>
<li>Feed the child as usual: it is harder when hungry.</li>
</ul>
<h2>What to tell the doctor</h2>
<p>Whether there was a strong reaction to an earlier vaccine, any allergy, the medicines your child takes, what illness there is now, and whether someone at home has a weak immune system. A mild cold without a fever is mostly no obstacle; the doctor decides. With a fever or an acute illness the vaccination is put off.</p>
<h2>How to help</h2>
<ul>
<li>Tell the truth: “it will prick and be over soon”. Nobody believes you again after “it won’t hurt at all”.</li>
<li>Put a baby to the breast or give the bottle; hug an older child and count to ten together.</li>
<li>Do not use the needle as a threat for bad behaviour.</li>
</ul>
<p>If a date was missed, it is neither terrible nor too late: the paediatrician will make a plan. Usually nothing has to be started over.</p>`,
  },
}
