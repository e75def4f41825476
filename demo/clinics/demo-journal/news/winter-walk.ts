import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const winterWalk: SeedNews = {
  slug: 'progulka-v-moroz',
  category: 'family',
  date: '2026-11-17T04:00:00Z',
  specialist: '100702',
  image: picture('demo-journal/cover-9', {
    ru: 'Рисунок: варежки на шнурке, санки и заснеженный берег реки',
    kk: 'Сурет: бауға байланған биялай, шана және қар басқан өзен жағасы',
    uz: 'Rasm: ipga bogʻlangan qoʻlqopchalar, chana va qor bosgan daryo boʻyi',
    en: 'Drawing: mittens on a string, a sledge and the snowy bank of a river',
  }),
  title: {
    ru: 'Минус пятнадцать и\u00a0ветер с\u00a0Иртыша: идти ли гулять',
    kk: 'Он бес градус аяз бен Ертістің желі: серуенге шығу керек пе',
    uz: 'Oʻn besh daraja sovuq va Irtish shamoli: sayrga chiqish kerakmi',
    en: 'Minus fifteen and a wind off the Irtysh: shall we go for a walk?',
  },
  lead: {
    ru: 'Смотреть надо не на градусник, а на ветер, варежки и настроение.',
    kk: 'Термометрге емес, желге, биялайға және көңіл күйге қарау керек.',
    uz: 'Termometrga emas, shamolga, qoʻlqopga va kayfiyatga qarash kerak.',
    en: 'Do not look at the thermometer but at the wind, the mittens and the mood.',
  },
  content: {
    ru: `
<p>Мороз сам по себе не простужает: простужают вирусы, а их больше в душной комнате. Но в ветер минус пятнадцать ощущаются как минус двадцать пять, и открытая кожа мёрзнет за полчаса.</p>
<h2>Сколько гулять</h2>
<ul>
<li>Грудной ребёнок в коляске: до минус десяти без ветра — полчаса-час, прикрыв лицо от ветра капюшоном коляски, а не шарфом.</li>
<li>Дошкольник, который бегает: до минус пятнадцати, заходя погреться каждые полчаса.</li>
<li>Школьник: до минус двадцати, если сухо одет. При сильном ветре — двор вместо набережной.</li>
</ul>
<h2>Как одеть</h2>
<p>Три слоя: тонкий впитывает, средний греет, верхний не пускает ветер. Варежки теплее перчаток, обувь должна быть свободной. Проверяйте шею сзади: тёплая и сухая — хорошо, влажная — раздевайте, холодная — домой.</p>
<p>Жирный крем от мороза не спасает, а железную горку языком не пробуют даже на спор.</p>
<h2>Если побелел нос или палец</h2>
<p>Зайдите в тепло, снимите мокрое, согрейте побелевшее место руками или подмышкой, дайте тёплого питья. Снегом не растирайте, к батарее не прижимайте.</p>
<p><strong>Кожа остаётся белой и твёрдой, появились пузыри, ребёнок дрожит и говорит невнятно — звоните 103.</strong></p>
<p><em>Автор — Сауле Нурпеисова, педиатр. Проверила Мадина Жаксыбекова, дерматолог.</em></p>`,
    kk: `
<p>Аяздың өзінен суық тимейді: ауруды вирустар тудырады, ал олар тымырсық бөлмеде көбірек. Бірақ желде он бес градус аяз жиырма бестей сезіледі, ашық тері жарты сағатта үсиді.</p>
<h2>Қанша серуендеуге болады</h2>
<ul>
<li>Арбадағы емшек жасындағы бала: желсіз он градус аязға дейін — жарты сағаттан бір сағатқа дейін, бетін мойынорауышпен емес, арбаның қалқасымен желден жабасыз.</li>
<li>Жүгіріп ойнайтын мектепке дейінгі бала: он бес градус аязға дейін, жарты сағат сайын жылынып алады.</li>
<li>Мектеп оқушысы: киімі құрғақ болса, жиырма градус аязға дейін. Қатты желде — жағалау емес, аула.</li>
</ul>
<h2>Қалай киіндіру керек</h2>
<p>Үш қабат: жұқасы терді сіңіреді, ортаңғысы жылытады, сырты жел өткізбейді. Биялай қолғаптан жылы, аяқкиім кең болуы керек. Желкесін ұстап көріңіз: жылы әрі құрғақ болса — жақсы, дымқыл болса — жеңілірек киіндіріңіз, суық болса — үйге.</p>
<p>Майлы крем аяздан қорғамайды, ал темір сырғанақты бәстесіп те тілмен жаламайды.</p>
<h2>Мұрны немесе саусағы ағарса</h2>
<p>Жылы жерге кіріп, ылғал киімді шешіңіз, ағарған жерді қолыңызбен немесе қолтығыңызда жылытыңыз, жылы сусын беріңіз. Қармен уқаламаңыз, батареяға тигізбеңіз.</p>
<p><strong>Тері ақ әрі қатты болып қалса, күлдіресе, бала дірілдеп, сөзі түсініксіз болса, 103 нөміріне қоңырау шалыңыз.</strong></p>
<p><em>Авторы — Сәуле Нұрпейісова, педиатр. Тексерген — Мәдина Жақсыбекова, дерматолог.</em></p>`,
    uz: `
<p>Sovuqning oʻzi shamollatmaydi: kasallikni viruslar keltiradi, ular esa dim xonada koʻproq. Lekin shamolda oʻn besh daraja sovuq yigirma beshdek seziladi, ochiq teri yarim soatda muzlaydi.</p>
<h2>Qancha sayr qilish mumkin</h2>
<ul>
<li>Aravachadagi emizikli bola: shamolsiz oʻn daraja sovuqqacha — yarim soatdan bir soatgacha, yuzi sharf bilan emas, aravacha soyaboni bilan shamoldan toʻsiladi.</li>
<li>Yugurib oʻynaydigan maktabgacha yoshdagi bola: oʻn besh daraja sovuqqacha, har yarim soatda isinib oladi.</li>
<li>Maktab oʻquvchisi: kiyimi quruq boʻlsa, yigirma daraja sovuqqacha. Kuchli shamolda — sohil emas, hovli.</li>
</ul>
<h2>Qanday kiyintirish kerak</h2>
<p>Uch qavat: yupqasi terni shimadi, oʻrtadagisi isitadi, ustkisi shamol oʻtkazmaydi. Bosh barmoqli qoʻlqop besh barmoqlisidan issiqroq, poyabzal keng boʻlishi kerak. Boʻynining orqasini ushlab koʻring: iliq va quruq — yaxshi, nam — yengilroq kiyintiring, sovuq — uyga.</p>
<p>Yogʻli krem sovuqdan asramaydi, temir sirpanchiqni esa garov oʻynab ham til bilan yalamaydi.</p>
<h2>Burni yoki barmogʻi oqarsa</h2>
<p>Issiq joyga kiring, hoʻl kiyimni yeching, oqargan joyni qoʻlingiz bilan yoki qoʻltigʻingizda isiting, iliq ichimlik bering. Qor bilan ishqalamang, batareyaga bosmang.</p>
<p><strong>Teri oq va qattiq boʻlib qolsa, pufakchalar chiqsa, bola titrab, gapi tushunarsiz boʻlsa, 103 raqamiga qoʻngʻiroq qiling.</strong></p>
<p><em>Muallif — Saule Nurpeisova, pediatr. Tekshirgan — Madina Jaqsibekova, dermatolog.</em></p>`,
    en: `
<p>Frost by itself does not give you a cold: viruses do, and there are more of them in a stuffy room. But in a wind minus fifteen feels like minus twenty-five, and bare skin freezes in half an hour.</p>
<h2>How long to stay out</h2>
<ul>
<li>A baby in a pram: down to minus ten without wind, half an hour to an hour, the face shielded by the hood of the pram and not by a scarf.</li>
<li>A small child who runs about: down to minus fifteen, coming in to warm up every half-hour.</li>
<li>A schoolchild: down to minus twenty in dry clothes. In a strong wind, the courtyard rather than the embankment.</li>
</ul>
<h2>What to wear</h2>
<p>Three layers: the thin one absorbs, the middle one warms, the outer one keeps out the wind. Mittens are warmer than gloves, and boots should be roomy. Feel the back of the neck: warm and dry is good, damp means too many clothes, cold means home.</p>
<p>Greasy cream does not protect from frost, and nobody licks an iron slide, not even for a bet.</p>
<h2>If a nose or a finger turns white</h2>
<p>Go indoors, take off what is wet, warm the white spot with your hands or under your arm, and give a warm drink. Do not rub it with snow or press it to a radiator.</p>
<p><strong>If the skin stays white and hard or blisters, or if the child shivers and speaks unclearly, call 103.</strong></p>
<p><em>Written by Saule Nurpeisova, paediatrician. Reviewed by Madina Zhaksybekova, dermatologist.</em></p>`,
  },
}
