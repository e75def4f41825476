import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const childCough: SeedNews = {
  slug: 'kashel-u-rebenka',
  category: 'children',
  date: '2026-10-27T04:00:00Z',
  specialist: '100704',
  image: picture('demo-journal/cover-2', {
    ru: 'Рисунок: чашка с паром, градусник, лимон и шарф на столе',
    kk: 'Сурет: үстелде буы шыққан кесе, термометр, лимон мен мойынорауыш',
    uz: 'Rasm: stolda bugʻi chiqib turgan piyola, termometr, limon va sharf',
    en: 'Drawing: a steaming cup, a thermometer, a lemon and a scarf on a table',
  }),
  title: {
    ru: 'Кашель у ребёнка: когда подождать, а когда звонить врачу',
    kk: 'Бала жөтелсе: қашан күтуге болады, қашан дәрігерге қоңырау шалу керек',
    uz: 'Bola yoʻtalsa: qachon kutish mumkin, qachon shifokorga qoʻngʻiroq qilish kerak',
    en: 'A child’s cough: when to wait and when to call the doctor',
  },
  lead: {
    ru: 'Кашель очищает дыхательные пути и после простуды может держаться до трёх недель. Важнее звука — то, как ребёнок дышит.',
    kk: 'Жөтел тыныс жолдарын тазартады және суық тигеннен кейін үш аптаға дейін созылуы мүмкін. Дыбыстан гөрі баланың қалай тыныс алатыны маңызды.',
    uz: 'Yoʻtal nafas yoʻllarini tozalaydi va shamollashdan keyin uch haftagacha choʻzilishi mumkin. Tovushidan koʻra bolaning qanday nafas olishi muhimroq.',
    en: 'A cough clears the airways and may last up to three weeks after a cold. More important than its sound is how the child breathes.',
  },
  content: {
    ru: `
<p>В октябре кашляет половина группы, и родители спрашивают одно: чем это остановить. Чаще всего — ничем. Кашель выносит слизь, которая стекает из носа в горло. После обычной простуды он уходит последним: у большинства детей за две недели, у некоторых за три.</p>
<h2>Что помогает на самом деле</h2>
<ul>
<li>Пить понемногу и часто: воду, тёплый компот, грудное молоко.</li>
<li>Проветривать и не пересушивать воздух. В батарейный сезон хватит влажного полотенца или увлажнителя, который моют каждый день.</li>
<li>Промывать нос солевым раствором перед сном.</li>
<li>Ложка мёда на ночь смягчает кашель, но <strong>только детям старше года</strong>: до года мёд опасен.</li>
<li>Не курить дома и в машине. Ни при ребёнке, ни «пока он в саду».</li>
</ul>
<h2>Чего мы просим не делать</h2>
<p>Не давайте на всякий случай антибиотик: на вирусы он не действует. Не смешивайте отхаркивающее с тем, что кашель подавляет. Малышам такие сиропы чаще вредят, чем помогают, поэтому сначала спросите врача. Горчичники, банки и дыхание над кастрюлей оставьте в прошлом: ожоги от них мы видим каждую осень.</p>
<h2>Послушайте не кашель, а дыхание</h2>
<p>Поднимите майку и посмотрите на грудь спокойного или спящего ребёнка. Рёбра втягиваются? Ноздри раздуваются? На выдохе слышен свист? Тогда звонить нужно сегодня, а не в понедельник.</p>
<h2>Позвоните врачу в тот же день</h2>
<ul>
<li>ребёнку меньше трёх месяцев;</li>
<li>температура держится больше трёх дней или вернулась после перерыва;</li>
<li>приступы кашля заканчиваются рвотой или долгим шумным вдохом;</li>
<li>ребёнок почти не пьёт и редко мочится.</li>
</ul>
<p>Если кашель длится больше трёх недель, запишитесь на приём, даже когда всё остальное хорошо.</p>
<p><strong>103 — если ребёнку трудно дышать или говорить, губы посинели, он необычно сонный, а ещё если кашель начался внезапно во время еды или игры с мелкими предметами.</strong></p>
<p><em>Автор — Рустам Исмаилов, детский ЛОР. Проверила Сауле Нурпеисова, педиатр.</em></p>`,
    kk: `
<p>Қазанда топтың жартысы жөтеледі, ал ата-аналар бір-ақ нәрсе сұрайды: мұны немен тоқтатуға болады? Көбіне — ештеңемен. Жөтел мұрыннан тамаққа ағатын шырышты шығарады. Кәдімгі суық тиюден кейін ол ең соңынан кетеді: балалардың көбінде екі аптада, кейбірінде үш аптада.</p>
<h2>Шын мәнінде не көмектеседі</h2>
<ul>
<li>Аз-аздан жиі ішу: су, жылы компот, ана сүті.</li>
<li>Бөлмені желдетіп, ауаны құрғатпау. Жылу маусымында дымқыл сүлгі немесе күн сайын жуылатын ылғалдатқыш жеткілікті.</li>
<li>Ұйықтар алдында мұрынды тұзды ерітіндімен шаю.</li>
<li>Түнге қарай бір қасық бал жөтелді жұмсартады, бірақ <strong>тек бір жастан асқан балаларға</strong>: бір жасқа дейін бал қауіпті.</li>
<li>Үйде де, көлікте де темекі шекпеу. Бала қасыңызда жоқ кезде де.</li>
</ul>
<h2>Нені жасамауды өтінеміз</h2>
<p>Антибиотикті «сақтық үшін» деп бермеңіз: ол вирустарға әсер етпейді. Қақырық түсіретін дәріні жөтелді басатын дәрімен қатар қолданбаңыз. Мұндай шәрбаттар кішкентай балаларға пайдасынан гөрі зиянын көбірек тигізеді, сондықтан алдымен дәрігерден сұраңыз. Қыша қағаз, банка қою және кәстрөлдің буымен дем алу өткеннің еншісінде қалсын: олардан болған күйікті күз сайын көреміз.</p>
<h2>Жөтелді емес, тынысын тыңдаңыз</h2>
<p>Майкасын көтеріп, тыныш отырған немесе ұйықтап жатқан баланың кеудесіне қараңыз. Қабырғаларының арасы ішке тартыла ма? Танауы желпілдей ме? Дем шығарғанда ысқырық естіле ме? Онда дүйсенбіні күтпей, бүгін қоңырау шалыңыз.</p>
<h2>Дәрігерге сол күні қоңырау шалыңыз</h2>
<ul>
<li>бала үш айға толмаған болса;</li>
<li>дене қызуы үш күннен артық түспесе немесе басылып барып қайта көтерілсе;</li>
<li>жөтел ұстамасы құсумен немесе ұзақ, шулы дем алумен аяқталса;</li>
<li>бала сусынды мүлде дерлік ішпесе және сирек дәретке отырса.</li>
</ul>
<p>Жөтел үш аптадан ұзаққа созылса, қалған жағдайы жақсы болса да, қабылдауға жазылыңыз.</p>
<p><strong>Баланың тыныс алуы немесе сөйлеуі қиындаса, еріндері көгерсе, ерекше ұйқышыл болса, сондай-ақ жөтел тамақ ішіп не ұсақ заттармен ойнап отырғанда кенет басталса, 103 нөміріне қоңырау шалыңыз.</strong></p>
<p><em>Авторы — Рустам Исмаилов, балалар ЛОР дәрігері. Тексерген — Сәуле Нұрпейісова, педиатр.</em></p>`,
    uz: `
<p>Oktabrda guruhning yarmi yoʻtaladi va ota-onalar bitta narsani soʻraydi: buni nima bilan toʻxtatish mumkin? Koʻpincha — hech narsa bilan. Yoʻtal burundan tomoqqa oqib tushadigan shilimshiqni chiqarib yuboradi. Oddiy shamollashdan keyin u eng oxirida ketadi: koʻpchilik bolalarda ikki haftada, ayrimlarida uch haftada.</p>
<h2>Aslida nima yordam beradi</h2>
<ul>
<li>Oz-ozdan va tez-tez ichish: suv, iliq kompot, ona suti.</li>
<li>Xonani shamollatish va havoni quritmaslik. Isitish mavsumida hoʻl sochiq yoki har kuni yuviladigan namlagich yetarli.</li>
<li>Uxlashdan oldin burunni tuzli eritma bilan yuvish.</li>
<li>Kechga bir qoshiq asal yoʻtalni yumshatadi, ammo <strong>faqat bir yoshdan oshgan bolalarga</strong>: bir yoshgacha asal xavfli.</li>
<li>Uyda ham, mashinada ham chekmaslik. Bola yoningizda boʻlmagan paytda ham.</li>
</ul>
<h2>Nima qilmaslikni soʻraymiz</h2>
<p>Antibiotikni “har ehtimolga qarshi” bermang: u viruslarga taʼsir qilmaydi. Balgʻam koʻchiruvchi dorini yoʻtalni bosadigan dori bilan birga ishlatmang. Bunday siroplar kichkintoylarga foydadan koʻra koʻproq zarar qiladi, shuning uchun avval shifokordan soʻrang. Xantal qogʻozi, banka qoʻyish va qozon bugʻi bilan nafas olish oʻtmishda qolsin: ulardan kuyganlarni har kuzda koʻramiz.</p>
<h2>Yoʻtalni emas, nafasni tinglang</h2>
<p>Maykasini koʻtarib, tinch oʻtirgan yoki uxlab yotgan bolaning koʻkragiga qarang. Qovurgʻalari orasi ichiga tortilyaptimi? Burun kataklari kerilyaptimi? Nafas chiqarganda hushtak eshitilyaptimi? Unda dushanbani kutmay, bugun qoʻngʻiroq qiling.</p>
<h2>Shifokorga shu kuniyoq qoʻngʻiroq qiling</h2>
<ul>
<li>bola uch oyga toʻlmagan boʻlsa;</li>
<li>isitma uch kundan ortiq tushmasa yoki tushib, yana koʻtarilsa;</li>
<li>yoʻtal xuruji qusish yoki uzoq shovqinli nafas olish bilan tugasa;</li>
<li>bola deyarli suyuqlik ichmasa va kam siysa.</li>
</ul>
<p>Yoʻtal uch haftadan oshsa, qolgan hammasi yaxshi boʻlsa ham, qabulga yoziling.</p>
<p><strong>Bolaning nafas olishi yoki gapirishi qiyinlashsa, lablari koʻkarsa, odatdagidan uyquchan boʻlsa, shuningdek, yoʻtal ovqat paytida yoki mayda narsalar bilan oʻynayotganda toʻsatdan boshlansa, 103 raqamiga qoʻngʻiroq qiling.</strong></p>
<p><em>Muallif — Rustam Ismoilov, bolalar LOR shifokori. Tekshirgan — Saule Nurpeisova, pediatr.</em></p>`,
    en: `
<p>In October half the nursery group is coughing, and parents ask one thing: what will stop it? Usually, nothing. A cough carries out the mucus that runs down from the nose into the throat. After an ordinary cold it is the last to leave: in two weeks for most children, in three for some.</p>
<h2>What really helps</h2>
<ul>
<li>Drink little and often: water, warm stewed-fruit drink, breast milk.</li>
<li>Air the room and keep the air from drying out. When the heating is on, a damp towel will do, or a humidifier that is washed every day.</li>
<li>Rinse the nose with saline before bed.</li>
<li>A spoonful of honey at night softens a cough, but <strong>only for children over one</strong>: before that honey is dangerous.</li>
<li>Do not smoke at home or in the car, even when the child is out.</li>
</ul>
<h2>What we ask you not to do</h2>
<p>Do not give an antibiotic just in case: it does nothing to viruses. Do not combine an expectorant with something that suppresses a cough. Such syrups harm small children more often than they help, so ask a doctor first. Leave mustard plasters, cupping and breathing over a saucepan in the past: we see the burns every autumn.</p>
<h2>Listen to the breathing, not to the cough</h2>
<p>Lift the vest and look at the chest of a calm or sleeping child. Are the spaces between the ribs drawn in? Do the nostrils flare? Is there a whistle when the child breathes out? Then call today, not on Monday.</p>
<h2>Call a doctor the same day if</h2>
<ul>
<li>the child is under three months old;</li>
<li>a fever has lasted more than three days, or has come back after a pause;</li>
<li>fits of coughing end in vomiting or in a long noisy breath in;</li>
<li>the child hardly drinks and rarely passes urine.</li>
</ul>
<p>If a cough lasts longer than three weeks, book a visit even when everything else is fine.</p>
<p><strong>Call 103 if the child struggles to breathe or speak, has blue lips or is unusually drowsy, or if the cough began suddenly during a meal or while playing with small objects.</strong></p>
<p><em>Written by Rustam Ismailov, paediatric ENT doctor. Reviewed by Saule Nurpeisova, paediatrician.</em></p>`,
  },
}
