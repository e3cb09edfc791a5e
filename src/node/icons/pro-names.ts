/* oxlint-disable max-lines -- one table, which is easier to read as a whole */
/**
 * Names that only Font Awesome Pro 7 has and for which no table has an equivalent; they distinguish a
 * licensed icon from a misspelled one. Data only.
 */
export const proNames = `
00 100 360-degrees abacus accent-grave aeropress air-conditioner airplay-audio alarm-exclamation
alarm-minus alarm-plus alarm-snooze album-circle-user album-collection-circle-plus
album-collection-circle-user alicorn align-slash amp-guitar ampersand angel angle-90 apostrophe
apple-core apple-crate arrow-alt-from-bottom arrow-alt-from-left arrow-alt-from-right
arrow-alt-from-top arrow-alt-square-down arrow-alt-square-left arrow-alt-square-right
arrow-alt-square-up arrow-alt-to-left arrow-alt-to-right arrow-archery arrow-down-from-arc
arrow-down-from-bracket arrow-down-from-dotted-line arrow-down-left-and-arrow-up-right-to-center
arrow-down-long-to-line arrow-down-square-triangle arrow-down-to-dotted-line
arrow-down-triangle-square arrow-left-arrow-right arrow-left-from-arc arrow-left-from-bracket
arrow-left-from-dotted-line arrow-left-long-to-line arrow-left-to-arc arrow-left-to-bracket
arrow-left-to-dotted-line arrow-right-from-arc arrow-right-from-dotted-line
arrow-right-long-to-line arrow-right-to-arc arrow-right-to-dotted-line arrow-rotate-left-10
arrow-rotate-left-15 arrow-rotate-left-30 arrow-rotate-right-10 arrow-rotate-right-15
arrow-rotate-right-30 arrow-turn-down-left arrow-turn-down-right arrow-turn-left-down
arrow-turn-left-up arrow-u-turn-down-left arrow-u-turn-down-right arrow-u-turn-left-up
arrow-u-turn-right-up arrow-u-turn-up-left arrow-u-turn-up-right arrow-up-from-arc
arrow-up-from-dotted-line arrow-up-left-from-circle arrow-up-long-to-line
arrow-up-right-and-arrow-down-left-from-center arrow-up-square-triangle arrow-up-to-arc
arrow-up-to-dotted-line arrow-up-triangle-square arrows-from-dotted-line arrows-repeat
arrows-repeat-1 arrows-retweet arrows-to-dotted-line arrows-to-line atom-alt atom-simple
audio-description-slash australian-dollar-sign axe-battle badge-sheriff badminton bag-seedling
bag-shopping-minus bag-shopping-plus bagel bags-shopping ball-pile ball-yarn ban-parking banana
banjo bar-progress bar-progress-empty bar-progress-full bar-progress-half bar-progress-quarter
bar-progress-three-quarters barcode-alt barn-silo baseball-bat basket-shopping-minus
basket-shopping-plus basket-shopping-simple basketball-hoop bat battery-1 battery-bolt
battery-exclamation battery-slash bed-alt bed-bunk bed-empty bed-front beer-foam beer-mug
bell-exclamation bell-plus bell-school bell-school-slash bench-tree bicep biking-mountain
bin-bottles bin-bottles-recycle binary-slash blanket blanket-fire blinds blinds-open blinds-raised
block-brick-fire block-question blueberries bone-break book-alt book-arrow-right book-arrow-up
book-circle-arrow-right book-circle-arrow-up book-heart book-law book-open-alt book-section
book-spells bookmark-plus bookmark-slash books-medical boombox boot-heeled booth-curtain
border-bottom border-bottom-right border-center-h border-center-v border-inner border-left
border-outer border-right border-style-alt border-top bottle-baby bow-archery bow-arrow
bowl-chopsticks bowl-chopsticks-noodles bowl-salad bowl-scoop bowl-scoops bowl-shaved-ice
bowl-soft-serve bowl-spoon bowling-ball-pin bowling-pins box-alt box-arrow-down-arrow-up
box-arrow-down-magnifying-glass box-ballot box-circle-check box-dollar box-fragile box-heart
box-isometric-tape box-magnifying-glass box-open-full box-up box-usd bra bracket bracket-curly-left
bracket-curly-right bracket-round-right bracket-square-right brake-warning bread-loaf
bread-slice-butter bridge-suspension briefcase-arrow-right briefcase-blank briefs brightness-low
bring-forward bring-front broccoli building-magnifying-glass building-memo buoy-mooring
burger-cheese burger-fries burger-glass burger-lettuce burger-soda burrito bus-school bus-stop
business-front butter caduceus cake-slice calculator-alt calculator-simple calendar-arrow-down
calendar-arrow-up calendar-circle calendar-circle-exclamation calendar-circle-minus
calendar-circle-plus calendar-circle-user calendar-download calendar-edit calendar-exclamation
calendar-lines calendar-pen calendar-upload calendar-users camera-circle camera-circle-ellipsis
camera-clock camera-home camera-polaroid camera-shutter camera-web-slash can-food candle-holder
candy candy-bar candy-corn cannon canoe-person capsule car-bolt car-building car-bump car-bus
car-circle-bolt car-garage car-key car-mechanic car-mirrors car-people car-side-bolt car-siren
car-siren-on car-tilt car-wash car-wrench caravan-alt caravan-simple card-club card-diamond
card-heart card-spade cart-arrow-up cart-circle-arrow-down cart-circle-arrow-up cart-circle-check
cart-circle-exclamation cart-circle-plus cart-circle-xmark cart-flatbed-boxes cart-flatbed-empty
cart-shopping-fast cart-xmark cassette-betamax cassette-vhs cat-space cauldron
chain-horizontal-slash chair-office champagne-glass chart-bullet chart-fft chart-line-up-down
chart-mixed-up-circle-currency chart-pie-simple-circle-currency chart-pie-simple-circle-dollar
chart-pyramid chart-simple-horizontal chart-tree-map cheese-swiss cheeseburger chemex
chess-bishop-alt chess-bishop-piece chess-clock chess-clock-alt chess-clock-flip chess-king-alt
chess-king-piece chess-knight-alt chess-knight-piece chess-pawn-alt chess-pawn-piece
chess-queen-alt chess-queen-piece chess-rook-alt chess-rook-piece chest-drawers chestnut
chevron-square-down chevron-square-left chevron-square-right chevron-square-up chf-sign chimney
chocolate-bar chopsticks circle-0 circle-a circle-ampersand circle-arrow-down-left
circle-arrow-down-right circle-arrow-up-left circle-arrow-up-right circle-austral
circle-australian-dollar circle-b circle-baht circle-bangladeshi-taka circle-bitcoin
circle-book-open circle-bookmark circle-brazilian-real circle-c circle-calendar circle-camera
circle-cedi circle-cent circle-chf circle-colon circle-cruzeiro circle-currency circle-d
circle-danish-krone circle-divide circle-dong circle-down-left circle-down-right circle-e
circle-envelope circle-equals circle-euro circle-eurozone circle-exclamation-check circle-f
circle-florin circle-franc circle-g circle-gf circle-guarani circle-half-horizontal
circle-half-stroke-horizontal circle-heart circle-house circle-hryvnia circle-i circle-indian-rupee
circle-j circle-k circle-kip circle-l circle-lari circle-lira circle-litecoin circle-location-arrow
circle-m circle-malaysian-ringgit circle-manat circle-microphone circle-microphone-lines
circle-mill circle-moon circle-n circle-naira circle-norwegian-krone circle-o circle-p
circle-parking circle-peruvian-soles circle-peseta circle-peso circle-phone circle-phone-flip
circle-phone-hangup circle-polish-zloty circle-q circle-quarter circle-quarter-stroke
circle-quarters circle-r circle-renminbi circle-ruble circle-rupee circle-rupiah circle-s
circle-share-nodes circle-shekel circle-sort circle-sort-down circle-sort-up circle-star
circle-sterling circle-swedish-krona circle-t circle-tenge circle-three-quarters
circle-three-quarters-stroke circle-trash circle-tugrik circle-turkish-lira circle-u circle-up-left
circle-up-right circle-user-circle-check circle-user-circle-exclamation circle-user-circle-minus
circle-user-circle-moon circle-user-circle-plus circle-user-circle-question circle-user-circle-user
circle-user-circle-xmark circle-user-clock circle-v circle-w circle-wifi circle-wifi-circle-wifi
circle-wifi-group circle-won circle-x circle-y circle-yen circle-z circleapore-dollar citrus
citrus-slice clarinet claw-marks clipboard-exclamation clock-eight clock-eight-thirty clock-eleven
clock-eleven-thirty clock-five clock-five-thirty clock-four-thirty clock-nine clock-nine-thirty
clock-one clock-one-thirty clock-seven clock-seven-thirty clock-six clock-six-thirty clock-ten
clock-ten-thirty clock-three clock-three-thirty clock-twelve clock-twelve-thirty clock-two
clock-two-thirty clothes-hanger cloud-bolt-moon cloud-bolt-sun cloud-drizzle cloud-hail
cloud-hail-mixed cloud-minus cloud-music cloud-plus cloud-question cloud-rainbow cloud-showers
cloud-sleet cloud-word clouds-moon clouds-sun coconut coffee-beans coffee-pot coffee-togo coffin
coffin-cross coin-blank coin-front colon comma comment-alt-arrow-down comment-alt-arrow-up
comment-alt-captions comment-alt-check comment-alt-dollar comment-alt-dots comment-alt-edit
comment-alt-exclamation comment-alt-image comment-alt-lines comment-alt-medical comment-alt-minus
comment-alt-music comment-alt-plus comment-alt-quote comment-alt-slash comment-alt-smile
comment-alt-text comment-alt-times comment-arrow-down comment-arrow-up comment-arrow-up-right
comment-check comment-edit comment-exclamation comment-heart comment-image comment-middle-alt
comment-middle-top comment-middle-top-alt comment-minus comment-music comment-pen comment-plus
comment-question comment-smile comment-times comment-waveform comment-xmark comments-alt
comments-alt-dollar comments-question-check computer-mouse-button-left computer-mouse-button-right
computer-mouse-scrollwheel computer-speaker conveyor-belt conveyor-belt-alt conveyor-belt-arm
conveyor-belt-boxes conveyor-belt-empty corn corner couch-small court-sport cowbell
cowbell-circle-plus cowbell-more crab crate-apple crate-empty creemee cricket-bat cricket-bat-ball
crosshairs-simple crutches crystal-ball cucumber cup-straw cup-straw-swoosh cup-togo cupcake
curling curling-stone currency-sign custard danish-krone-sign deer deer-rudolph desktop-arrow-down
desktop-medical desktop-slash dewpoint diagram-lean-canvas diagram-previous dial-high dial-low
dial-max dial-med-high dial-med-low dial-min dial-off dialpad diamond-half diamond-half-stroke
diamonds-4 dice-d10 dice-d12 dice-d4 dice-d8 dinosaur diploma direction-left-right
direction-up-down display-arrow-down display-chart-up-circle-currency
display-chart-up-circle-dollar display-medical display-slash distribute-spacing-horizontal
distribute-spacing-vertical ditto do-not-enter dog-leashed dollar-circle dollar-square dolly-empty
dolly-flatbed-alt dolly-flatbed-empty donut doughnut down-from-bracket down-from-dotted-line
down-from-line down-long-to-line down-to-dotted-line draw-circle draw-square dreidel drone-alt
drone-front droplet-degree droplet-percent droplet-plus drumstick dryer-alt dryer-heat
ear-circle-checkmark ear-muffs ear-triangle-exclamation ear-waveform eclipse eclipse-alt egg-fried
eggplant elephant ellipsis-h-alt ellipsis-v-alt engine-exclamation engine-warning envelope-badge
envelope-certificate envelope-circle envelope-circle-user envelope-heart envelope-open-dollar
envelope-ribbon escalator eurozone-sign excavator exclamation-square exploding-head
eye-dropper-full eye-dropper-half eye-evil face-angry-horns face-anguished face-anxious-sweat
face-astonished face-beam-hand-over-mouth face-clouds face-confounded face-confused face-cowboy-hat
face-diagonal-mouth face-disappointed face-disguise face-dotted face-downcast-sweat face-drooling
face-exhaling face-explode face-expressionless face-eyes-xmarks face-fearful face-frown-slight
face-glasses face-hand-over-mouth face-hand-peeking face-hand-yawn face-head-bandage
face-holding-back-tears face-hushed face-icicles face-kiss-closed-eyes face-lying face-monocle
face-nauseated face-nose-steam face-party face-pensive face-persevering face-pleading face-pouting
face-raised-eyebrow face-relieved face-sad-sweat face-saluting face-scream face-shaking
face-shaking-horizontal face-shaking-vertical face-shush face-sleeping face-sleepy face-smile-halo
face-smile-hearts face-smile-horns face-smile-plus face-smile-relaxed face-smile-tear
face-smile-tongue face-smile-upside-down face-smiling-hands face-smirking face-spiral-eyes
face-sunglasses face-swear face-thermometer face-thinking face-tissue face-tongue-money
face-unamused face-viewfinder face-vomit face-weary face-woozy face-worried face-zany face-zipper
falafel family-dress family-pants fan-table fence ferris-wheel field-hockey field-hockey-stick
field-hockey-stick-ball file-aiff file-award file-ban file-cad file-caret-down file-caret-up
file-certificate file-chart-column file-chart-line file-chart-pie file-check file-circle-info
file-dashed-line file-eps file-exclamation file-gif file-heart file-icns file-midi file-mov
file-mp3 file-mp4 file-music file-odf file-spreadsheet file-tex file-times file-user file-vector
file-wav files-medical film-canister film-cannister film-music film-slash film-stack fire-hydrant
fire-smoke fireplace fish-bones fish-cooked fishing-rod flag-alt flag-swallowtail flask-poison
flask-round-poison flask-round-potion flatbread flatbread-stuffed floppy-disk-circle-arrow-right
floppy-disk-circle-xmark floppy-disk-pen floppy-disk-times flute flux-capacitor flying-disc fog
folder-arrow-down folder-arrow-left folder-arrow-right folder-arrow-up folder-check folder-download
folder-image folder-magnifying-glass folder-medical folder-music folder-search folder-times
folder-upload folder-xmark fondue-pot foot-wing forklift fort fragile french-fries frosty-head
game-board game-board-alt game-board-simple game-console-handheld-crank gamepad-alt garage-empty
garlic gas-pump-left gas-pump-right gas-pump-slash gauge-circle-bolt gauge-circle-minus
gauge-circle-plus gauge-simple-low gauge-simple-max gauge-simple-min gave-dandy gear-complex-api
gingerbread-man glass glass-champagne glass-citrus glass-empty glass-half glass-half-empty
glass-half-full glass-whiskey-rocks glasses-alt glasses-round globe-wifi glove-boxing goal-net
golf-club golf-flag-hole gramophone grapes grate grate-droplet grid-2-minus grid-round-2-minus
grid-round-4 grid-round-5 grill grill-fire grill-hot guitar-electric gun-slash gun-squirt
hammer-crash hammer-war hand-back-point-down hand-back-point-left hand-back-point-ribbon
hand-back-point-right hand-back-point-up hand-holding-box hand-holding-circle-dollar
hand-holding-magic hand-holding-seedling hand-holding-skull hand-holding-star hand-horns
hand-receiving hand-shaka hands-holding-diamond hands-holding-dollar hands-usd hashtag-lock
hat-beach hat-santa hat-winter hat-witch head-side-headphones head-side-heart head-side-medical
headphones-slash heart-circle heart-half-alt heart-half-stroke heart-slash heart-square
helmet-battle hexagon-divide hexagon-equals hexagon-image hexagon-minus hexagon-plus
hexagon-vertical-nft hexagon-vertical-nft-slanted hexagon-xmark highlighter-line hockey-mask
hockey-stick hockey-stick-puck hockey-sticks home-blank home-heart honey-pot hood-cloak
horse-saddle horseshoe hose hose-reel house-building house-chimney-blank house-chimney-heart
house-day house-flood house-heart house-leave house-night house-person-arrive house-person-depart
house-person-leave house-person-return house-return house-tree house-turret house-unlock
house-water house-window humidity ice-skate icons-alt image-circle-arrow-down image-circle-check
image-circle-plus image-circle-xmark image-music image-polaroid-user images-user inbox-full
industry-alt industry-windows info-square inhaler interrobang island-tree-palm island-tropical
jack-o-lantern jeans jeans-straight jug jug-bottle kayak kazoo kettlebell key-skeleton-left-right
keyboard-brightness keyboard-brightness-low keyboard-down keyboard-left kidneys kite kiwi-fruit
knife-kitchen lacrosse-stick lacrosse-stick-ball lamp-floor lamp-street landmark-magnifying-glass
laptop-arrow-down laptop-slash lasso-sparkles leaf-heart leaf-maple leaf-oak leafy-green
left-from-bracket left-from-dotted-line left-from-line left-long-to-line left-to-bracket
left-to-dotted-line light-ceiling light-emergency-on light-switch light-switch-off light-switch-on
lightbulb-cfl lightbulb-cfl-on lightbulb-dollar lightbulb-exclamation-on lightbulb-message
lightbulb-slash lights-holiday line-height link-horizontal-slash lips lobster location-arrow-slash
location-check location-circle location-crosshairs-slash location-dot-slash location-exclamation
location-minus location-pen location-pin-slash location-plus location-question location-slash
location-smile location-xmark lock-open-alt lollipop lollypop loveseat luchador luchador-mask
lychee mace magnifying-glass-arrows-rotate magnifying-glass-music magnifying-glass-play
magnifying-glass-waveform mailbox-open-empty mailbox-open-letter maki-roll makizushi
malaysian-ringgit-sign mandolin mango manhole map-marker-alt-slash map-marker-check map-marker-edit
map-marker-exclamation map-marker-minus map-marker-plus map-marker-question map-marker-slash
map-marker-smile map-marker-times map-marker-xmark mask-luchador mask-snorkel meat meerkat melon
melon-slice memo-circle-check memo-circle-info message-arrow-down message-arrow-up
message-arrow-up-right message-check message-dollar message-edit message-exclamation message-heart
message-image message-medical message-middle-top message-minus message-music message-plus
message-sms message-times message-waveform message-xmark messages-dollar meter-bolt meter-droplet
meter-fire microphone-circle microphone-circle-alt microphone-circle-plus microphone-circle-xmark
microphone-signal-meter microphone-stand midi minus-hexagon minus-octagon mistletoe
mobile-arrow-down mobile-iphone mobile-notch mobile-rotate mobile-rotate-reverse mobile-signal
mobile-signal-out mobile-slash mobile-vibrate-slash money-bill-simple money-bill-simple-wave
money-bills-alt money-bills-simple money-check-dollar-pen money-check-edit money-check-edit-alt
money-check-pen money-from-bracket money-simple-from-bracket monkey moon-first-quarter
moon-first-quarter-inverse moon-full moon-full-inverse moon-last-quarter moon-last-quarter-inverse
moon-new moon-new-inverse moon-over-sun moon-star moon-waning-crescent moon-waning-crescent-inverse
moon-waning-gibbous moon-waning-gibbous-inverse moon-waxing-crescent moon-waxing-crescent-inverse
moon-waxing-gibbous moon-waxing-gibbous-inverse mouse-alt mouse-field mp3-player mug-marshmallows
mug-tea-saucer mushroom music-alt-slash music-magnifying-glass music-note-slash music-slash
mustache narwhal nesting-dolls nfc-lock nfc-magnifying-glass nfc-pen nfc-signal nfc-slash nfc-trash
nigiri norwegian-krone-sign nose note-medical notes-sticky oar oars objects-align-bottom
objects-align-center-horizontal objects-align-center-vertical objects-align-left
objects-align-right objects-align-top objects-column octagon-divide octagon-equals octagon-minus
octagon-plus octopus oil-can-drip oil-temp oil-temperature olive olive-branch onion opossum
ornament overline padel padel-ball page-break page-caret-down page-caret-up paint-brush-alt
paint-brush-fine paintbrush-alt paintbrush-fine-slash paintbrush-slash palette-boxes pallet-alt
pallet-box pallet-boxes pan-food pan-frying pancakes panel-ews panel-fire panties pants-straight
paper-plane-alt paperclip-vertical paragraph-left paragraph-rtl parking-circle parking-circle-slash
parking-slash party-bell paw-alt peach peanut peanuts peapod pear pedestal pegasus pen-alt-slash
pen-circle pen-clip-slash pen-fancy-slash pen-nib-slash pen-swirl pencil-mechanical pennant
people-dress people-dress-simple people-pants people-pants-simple person-arms-raised
person-basketball person-biking-mountain person-carry person-carry-box person-carry-empty
person-dolly person-dolly-empty person-dress-fairy person-dress-simple person-fairy
person-from-portal person-golfing person-limbs-wide person-meditating person-pinball
person-running-fast person-seat person-seat-reclined person-seat-window person-sign
person-ski-jumping person-ski-lift person-sledding person-snowmobiling person-soccer
person-swimming-pool person-swimming-water person-to-door person-to-portal person-water-arms-raised
person-waving peruvian-soles-sign phone-arrow-down phone-arrow-right phone-arrow-up phone-circle
phone-circle-alt phone-circle-down phone-connection phone-intercom phone-missed phone-office
phone-rotary phone-square-down phone-waveform phone-xmark photo-film-music piano-keyboard pickaxe
pickleball pie pig pinata pinball pineapple pipe-circle-check pipe-smoking plane-alt plane-engines
plane-flying plane-landing-gear plane-prop plane-tail plane-up-slash plate-utensils play-flip
plus-hexagon plus-octagon police-box polish-zloty-sign poll-people pompebled pool-8-ball
portal-enter portal-exit possum postage-stamp pot-food potato prescription-bottle-pill pretzel
print-magnifying-glass print-search print-slash pro pronoun pump pump-impeller pumpkin
puzzle-piece-alt puzzle-piece-simple question-square raccoon radar radio-alt radio-tuner
rainbow-half raindrops ram ramp-loading raygun rectangle-4k rectangle-api rectangle-barcode
rectangle-hd rectangle-hdr rectangle-high-dynamic-range rectangle-history-circle-plus
rectangle-history-circle-user rectangle-irc rectangle-landscape rectangle-minus rectangle-n-a
rectangle-plus rectangle-portrait rectangle-pro rectangle-sd rectangle-tall rectangle-vertical
rectangle-video-on-demand rectangle-wide reflect-both reflect-horizontal reflect-vertical
refrigerator remote renminbi-sign repeat-1 repeat-1-alt repeat-alt reply-clock reply-time
restroom-simple retweet-alt rhombus right-from-dotted-line right-from-line right-left-large
right-long-to-line right-to-dotted-line ring-diamond rings-wedding roller-coaster
rotate-exclamation route-interstate rugby-ball ruler-triangle rv salad salt-shaker sausage
save-circle-arrow-right save-circle-xmark save-times sax-hot saxophone saxophone-fire
scalpel-line-dashed scalpel-path scanner-gun scanner-keyboard scanner-touchscreen scarecrow scarf
school-unlock scroll-old scroll-ribbon scrubber scythe sd-cards seat-airline seat-airline-window
seats semicolon send-back send-backward sensor-alert sensor-cloud sensor-fire sensor-smoke
sensor-triangle-exclamation share-all sheep shelves shelves-empty shield-quartered shield-times
ship-large shirt-jersey shirt-long-sleeve shirt-running shirt-tank-top shish-kebab shoe shop-24
shopping-basket-alt shortcake shorts shovel-snow shower-alt shower-down shredder shutters
shuttle-space-vertical shuttlecock sickle sign-post sign-posts sign-posts-wrench signal-1 signal-2
signal-3 signal-4 signal-alt signal-alt-1 signal-alt-2 signal-alt-3 signal-alt-4 signal-alt-slash
signal-bars signal-bars-fair signal-bars-good signal-bars-slash signal-bars-strong signal-bars-weak
signal-fair signal-good signal-slash signal-stream-slash signal-strong signal-weak
signapore-dollar-sign signature-lock signature-slash sim-cards skeleton skeleton-ribs ski-boot
ski-boot-ski ski-jump ski-lift skull-cow slash-back slash-forward sledding slider-circle
sliders-h-square sliders-v-square slot-machine smile-plus smoke sneaker-running snow-blowing
snowflake-droplets snowman-head snowmobile snowmobile-blank soft-serve sort-circle sort-circle-down
sort-circle-up sort-shapes-down sort-shapes-down-alt sort-shapes-up sort-shapes-up-alt
sort-size-down sort-size-down-alt sort-size-up sort-size-up-alt space-station-moon
space-station-moon-alt space-station-moon-construction spider-black-widow spider-web spine
sportsball sprinkler sprinkler-ceiling square-0 square-5 square-6 square-7 square-8 square-9
square-a square-a-lock square-ampersand square-arrow-down-left square-arrow-down-right
square-arrow-up-left square-austral square-australian-dollar square-b square-baht
square-bangladeshi-taka square-bitcoin square-brazilian-real square-c square-cedi square-cent
square-chevron-down square-chevron-left square-chevron-right square-chevron-up square-chf
square-colon square-cruzeiro square-currency square-d square-danish-krone square-dashed-circle-plus
square-divide square-dong square-down-left square-down-right square-e square-ellipsis-vertical
square-equals square-euro square-eurozone square-exclamation square-f square-florin square-fragile
square-franc square-g square-guarani square-half-horizontal square-half-stroke
square-half-stroke-horizontal square-heart square-hryvnia square-i square-indian-rupee square-j
square-k square-kip square-l square-lari square-lira square-litecoin square-m
square-malaysian-ringgit square-manat square-microphone square-mill square-n square-naira
square-norwegian-krone square-o square-p square-parking-slash square-peruvian-soles square-peseta
square-peso square-phone-hangup square-polish-zloty square-q square-quarters square-r
square-renminbi square-ring square-root square-ruble square-rupee square-rupiah square-s
square-shekel square-small square-star square-sterling square-swedish-krona square-t square-tenge
square-this-way-up square-tugrik square-turkish-lira square-u square-up-left square-user square-v
square-w square-wine-glass-crack square-won square-y square-yen square-z squareapore-dollar squid
stadium staff stair-car star-circle star-exclamation star-sharp-half star-sharp-half-alt
star-sharp-half-stroke starfighter starfighter-alt starfighter-alt-advanced
starfighter-twin-ion-engine starfighter-twin-ion-engine-advanced starship starship-freighter steak
stocking stomach store-24 store-lock strawberry stretcher subway-tunnel sun-alt sun-cloud sun-dust
sun-haze suricata suricate suricatta sushi sushi-roll swedish-krona-sign sword-laser
sword-laser-alt swords-laser t-rex table-bar table-cells-column-unlock table-cells-columns
table-cells-header-lock table-cells-header-unlock table-cells-merge table-cells-rows
table-cells-split table-cells-unlock table-columns-add-after table-columns-add-before
table-columns-merge-next table-columns-merge-previous table-columns-remove-after
table-columns-remove-before table-dining table-picnic table-rows-add-above table-rows-add-below
table-rows-merge-next table-rows-merge-previous table-rows-remove-above table-rows-remove-below
table-slash table-tennis-paddle tablet-android-alt tablet-rugged tablet-screen
tachometer-alt-fastest tachometer-alt-slow tachometer-alt-slowest tachometer-fastest
tachometer-slow tachometer-slowest taco tally tally-1 tally-2 tally-3 tally-4 tally-5 tamale
tank-recovery tank-water taxi-bus teddy-bear teletype-answer temperature-frigid temperature-slash
temperature-snow temperature-sun tent-circus tent-double-peak thought-bubble thumbtack-angle
thumbtack-angle-slash thunderstorm-moon thunderstorm-sun ticket-airline ticket-perforated
ticket-perforated-plane ticket-plane tickets-airline tickets-perforated tickets-perforated-plane
tickets-plane tickets-simple times-hexagon times-octagon times-to-slot tire-flat
tire-pressure-warning tire-rugged toilet-paper-blank-under toilet-paper-check toilet-paper-reverse
toilet-paper-reverse-alt toilet-paper-reverse-slash toilet-paper-under toilet-paper-under-slash
toilet-paper-xmark tomato tombstone tombstone-alt tombstone-blank toothbrush tower-control
tower-receive traffic-light-go traffic-light-slow traffic-light-stop train-stop train-subway-tunnel
train-track train-tunnel transducer transformer-bolt transporter transporter-1 transporter-2
transporter-3 transporter-4 transporter-5 transporter-6 transporter-7 transporter-empty
trash-alt-slash trash-arrow-turn-left trash-can-arrow-turn-left trash-can-check trash-can-clock
trash-can-list trash-can-plus trash-can-slash trash-can-undo trash-can-xmark trash-check
trash-circle trash-clock trash-list trash-plus trash-slash trash-undo trash-undo-alt trash-xmark
tree-alt tree-decorated trian-balbot triangle-instrument triangle-music triangle-person-digging
tricycle tricycle-adult trillium triple-chevrons-down triple-chevrons-left triple-chevrons-right
triple-chevrons-up trombone trophy-alt truck-bolt truck-clock truck-container truck-container-empty
truck-couch truck-fire truck-flatbed truck-ladder truck-plow truck-ramp truck-ramp-couch truck-suv
truck-tow truck-utensils trumpet tty-answer tugrik-sign turkey turn-down-left turn-down-right
turn-left-down turn-left-up turtle tv-music tv-retro typewriter u-turn u-turn-down-left
u-turn-down-right u-turn-left-down u-turn-left-up u-turn-right-down u-turn-right-up u-turn-up-left
u-turn-up-right umbrella-alt unicorn unicycle uniform-martial-arts up-from-dotted-line up-from-line
up-long-to-line up-to-dotted-line usb-drive usd-circle usd-square user-beard user-beard-bolt
user-chef-hair-long user-construction user-cowboy user-crown user-dashed user-doctor-hair
user-doctor-hair-long user-doctor-hair-mullet user-doctor-message user-group-crown
user-group-simple user-hair user-hair-buns user-hair-long user-hair-mullet user-hard-hat
user-hat-tie-magnifying-glass user-helmet-safety user-hoodie user-md-chat user-message
user-nurse-hair user-nurse-hair-long user-pilot user-pilot-hair-long user-pilot-tie
user-pilot-tie-hair-long user-police-hair-long user-police-tie user-police-tie-hair-long
user-question user-shakespeare user-sith user-tie-hair user-tie-hair-long user-tie-hair-mullet
user-visor user-vneck user-vneck-hair user-vneck-hair-long user-vneck-hair-mullet users-class
users-crown users-medical utensil-fork utensil-knife utensils-alt utensils-slash utility-can
utility-pole utility-pole-double vacuum vacuum-robot vector-circle vector-square vent-damper vhs
video-arrow-down-left video-arrow-up-right video-circle video-down-to-line video-plus
video-question violin volume-slash vote-nay waffle wagon-covered walker wardrobe warehouse-alt
warehouse-full watch-apple watch-calculator watch-fitness water-arrow-down water-arrow-up
water-lower water-rise water-temp water-temperature watermelon-slice waveform-circle wheat
wheat-awn-slash wheat-slash whiskey-glass-ice whistle wifi-1 wifi-2 wifi-exclamation wifi-fair
wifi-weak wind-circle-exclamation wind-turbine wind-warning window-flip window-frame
window-frame-open windsock wine-glass-crack wreath wreath-laurel xmark-hexagon xmark-octagon
xmark-to-slot
`;
