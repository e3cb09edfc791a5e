/* oxlint-disable max-lines -- one table, which is easier to read as a whole */
/**
 * Names that only Font Awesome Pro has, by the Phosphor icon that means the same. The format is
 * that of `interface.ts`. Data only.
 */
export const proAliases = `
address-book: book-user
alien: alien-monster alien-8bit user-alien
app-window: window
archive: cabinet-filing
arrow-down-left: down-left
arrow-down-right: down-right
arrow-fat-down: down arrow-alt-down
arrow-fat-left: left arrow-alt-left
arrow-fat-right: right arrow-alt-right
arrow-fat-up: up arrow-alt-up
arrow-line-down: arrow-down-to-line down-to-line arrow-down-from-line arrow-to-bottom
arrow-line-down: arrow-alt-to-bottom arrow-from-top
arrow-line-left: arrow-left-to-line left-to-line arrow-left-from-line arrow-to-left
arrow-line-left: arrow-from-right
arrow-line-right: arrow-right-to-line right-to-line arrow-right-from-line arrow-to-right
arrow-line-right: arrow-from-left
arrow-line-up: arrow-up-to-line up-to-line arrow-up-from-line arrow-to-top arrow-alt-to-top
arrow-line-up: arrow-from-bottom
arrow-square-down: square-arrow-down square-down
arrow-square-in: arrow-down-to-square
arrow-square-left: square-arrow-left square-left
arrow-square-out: arrow-up-from-square
arrow-square-right: square-arrow-right square-right
arrow-square-up: square-arrow-up square-up
arrow-u-left-down: arrow-u-turn-left-down
arrow-u-right-down: arrow-u-turn-right-down
arrow-u-up-left: turn-left arrow-turn-left
arrow-u-up-right: turn-right arrow-turn-right
arrow-up-left: up-left
arrow-up-right: up-right
arrows-counter-clockwise: arrows-rotate-reverse rotate-reverse
arrows-down-up: arrow-up-arrow-down arrow-down-arrow-up down-up
arrows-in: arrows-minimize compress-wide compress-arrows
arrows-merge: merge
arrows-out: arrows-maximize expand-wide expand-arrows
arrows-out-cardinal: arrows-from-line
arrows-split: split
article: memo page
backspace: delete-right
bag: sack
bell: bells
bell-ringing: bell-on bell-ring
bell-z: snooze zzz
binary: binary-circle-check binary-lock
binoculars: telescope
bird: duck owl
book: book-blank book-font book-sparkles book-circle
book-open: book-open-cover book-open-lines
bookmark: bookmark-circle
books: book-copy album-collection
bowl-steam: soup bowl-hot
brackets-curly: bracket-curly
brackets-round: parentheses parenthesis bracket-round
brackets-square: brackets bracket-square bracket-left
brain: brain-arrow-curved-right head-side-brain
bread: sandwich baguette croissant
broadcast: signal-stream transmission sensor sensor-on router
browser: window-alt
bug-beetle: ban-bug debug
bug-droid: ant bee
buildings: apartment
calendar-blank: calendar-image calendar-note
calendar-dots: calendar-range calendars
car: cars carpool
cards: cards-blank rectangles-mixed gallery-thumbnails
cards-three: album-circle-plus
caret-circle-down: circle-caret-down
caret-circle-left: circle-caret-left
caret-circle-right: circle-caret-right
caret-circle-up: circle-caret-up
caret-double-down: chevrons-down chevron-double-down
caret-double-left: chevrons-left chevron-double-left
caret-double-right: chevrons-right chevron-double-right
caret-double-up: chevrons-up chevron-double-up
caret-down: caret-large-down
caret-left: caret-large-left
caret-right: caret-large-right
caret-up: caret-large-up
caret-up-down: sort-up-down angles-up-down
cassette-tape: betamax
castle-turret: castle
chart-bar: chart-mixed chart-mixed-up-circle-dollar analytics chart-waterfall chart-candlestick
chart-donut: chart-pie-simple chart-pie-alt
chart-line-up: display-chart-up
chart-polar: chart-radar
chart-scatter: chart-scatter-bubble
chat: message-lines message-text message-middle messaging message-dot
chat-centered: comment-middle
chat-centered-text: message-code comment-code
chat-circle: comment-dot
chat-circle-text: comment-quote message-quote square-quote block-quote
chat-dots: message-dots message-smile message-pen message-question
chat-slash: message-slash
chat-text: comment-lines comment-text message-captions comment-captions
chats: messages messages-question comments-question
check-fat: tick
chef-hat: hat-chef user-chef
circle: circle-small
circles-three-plus: grid-2-plus grid-round-2-plus
clipboard-text: clipboard-list-check clipboard-medical clipboard-prescription
clock-countdown: clipboard-clock calendar-clock calendar-time hourglass-clock
cloud: clouds
cloud-arrow-up: cloud-binary
cloud-slash: cloud-xmark
cloud-warning: cloud-exclamation
code: square-code rectangle-code
coffee: mug mug-tea
columns: columns-3
compass: compass-slash
confetti: party-horn party-back
contactless-payment: nfc
copy: clone-plus
corners-out: camera-viewfinder
cpu: gpu
credit-card: credit-card-front credit-card-blank
crop: screenshot
currency-circle-dollar: circle-dollar
currency-dollar: square-dollar
detective: user-hat-tie user-police user-bounty-hunter
devices: laptop-mobile phone-laptop
dna: hydra
dot: period
dots-nine: grid-3 grid grid-round grid-dividers
dots-six: grip-dots
dots-six-vertical: grip-dots-vertical
dots-three: ellipsis-stroke
dots-three-circle: circle-ellipsis square-ellipsis
dots-three-circle-vertical: circle-ellipsis-vertical
dots-three-vertical: ellipsis-stroke-vertical
download-simple: arrow-down-to-bracket down-to-bracket arrow-down-to-arc
empty: empty-set
envelope: envelopes
envelope-simple: envelope-dot
exclude: object-exclude
faders: dial dial-med
file-code: file-brackets-curly file-xml file-binary
file-magnifying-glass: file-search
file-minus: file-slash
file-x: file-xmark
film-slate: camera-movie clapperboard-play
film-strip: films reel
fire-simple: fire-flame
fish-simple: whale dolphin
flask: flask-potion flask-gear
floppy-disk: floppy-disks
flow-arrow: arrow-progress diagram-sankey timeline-arrow
flower-tulip: flower-daffodil
flying-saucer: ufo ufo-beam
folder-notch: folder-cog folder-gear folder-grid
folder-simple-user: folder-user
folder-star: folder-heart folder-bookmark
frame-corners: frame square-dashed
function: lambda integral value-absolute
funnel: filters
funnel-simple: filter-list bars-filter
funnel-x: filter-slash
game-controller: gamepad-modern game-console-handheld
garage: garage-open garage-car
gauge: gauge-max gauge-low gauge-min
gear-fine: gear-code gear-complex gear-complex-code gear-api
gift: gift-card
git-branch: fork
git-diff: file-plus-minus
git-pull-request: code-pull-request-draft code-pull-request-closed
globe: globe-pointer globe-www
globe-stand: globe-snow
graph: circles-overlap-3 chart-scatter-3d
grid-nine: grid-4 grid-5
guitar: guitars
hand-heart: hand-love hands-holding-heart hands-heart
hand-tap: hand-point-ribbon
hand-waving: hand-wave
hard-drive: disc-drive
hard-drives: nas
head-circuit: brain-circuit head-side-circuit head-side-gear microchip-ai
heart: hearts
hospital: hospitals
house-simple: house-blank
image-square: image-landscape image-polaroid landscape
images-square: image-stack
info: square-info
intersect: object-intersect intersection circles-overlap diagram-venn
kanban: chart-kanban square-kanban
key: key-skeleton
lamp: lamp-desk
lifebuoy: buoy
lightbulb-filament: lightbulb-on lightbulb-exclamation lightbulb-gear
lightning: circle-bolt square-bolt hundred-points
lightning-a: bolt-auto
lightning-slash: bolt-slash
link-break: link-broken link-simple-slash
link-simple: link-horizontal
list-checks: square-list ballot ballot-check
list-dashes: list-timeline list-dropdown list-radio
list-star: list-music
lock-simple: lock-keyhole lock-hashtag lock-a lock-alt
lock-simple-open: lock-keyhole-open
magic-wand: wand
mailbox: mailbox-flag-up
math-operations: symbols
medal: award-simple
minus: minus-large dash hyphen horizontal-rule
monitor: billboard
monitor-play: screencast circle-video
moon-stars: moon-cloud
music-notes: music-alt
navigation-arrow: location-arrow-up
note: notes
note-pencil: calendar-lines-pen
notebook: book-spine
notepad: memo-pad
notification: rectangle-beta rectangle-new
number-circle-eight: circle-8
number-circle-five: circle-5
number-circle-four: circle-4
number-circle-nine: circle-9
number-circle-one: circle-1
number-circle-seven: circle-7
number-circle-six: circle-6
number-circle-three: circle-3
number-circle-two: circle-2
number-square-four: square-4
number-square-one: square-1
number-square-three: square-3
number-square-two: square-2
option: alt
oven: microwave
package: box-taped box-full box-check box-isometric shipping-timed inventory
paint-brush: paintbrush-pencil paintbrush-fine pen-paintbrush pencil-paintbrush
paint-brush-broad: broom-wide
paper-plane-tilt: send paper-plane-top
parachute: balloons
password: input-password
path: route-highway
paw-print: paw-simple paw-claws squirrel badger-honey
pencil-simple-line: pen-line pencil-line
pencil-simple-slash: pencil-slash pen-slash
phone-disconnect: phone-hangup
phone-incoming: phone-arrow-down-left
phone-outgoing: phone-arrow-up-right
pi: omega theta
piano-keys: piano
pipe: pipe-section pipe-valve pipe-collar
placeholder: image-slash
planet: planet-ringed planet-moon solar-system galaxy
plugs: outlet
plugs-connected: chain-horizontal
plus: plus-large
presentation: podium
presentation-chart: chart-user presentation-screen keynote screen-users
projector-screen: projector
pulse: wave-pulse heart-rate monitor-heart-rate monitor-waveform
puzzle-piece: puzzle
question: square-question
queue: rectangle-history rectangle-vertical-history
rabbit: rabbit-running rabbit-fast
ranking: podium-star
recycle: bin-recycle
robot: message-bot user-robot robot-astromech user-robot-xmarks
rocket-launch: rocket-vertical
rows: table-rows rows-3
scan: barcode-read barcode-scan qrcode-read scanner scanner-image
screwdriver: hammer-brush
seal: badge burst-new
seal-check: badge-check octagon-check hexagon-check
seal-percent: badge-percent badge-dollar
seal-warning: seal-exclamation
security-camera: camera-cctv camera-security cctv
share-network: chart-network
shield-plus: shield-cross
shield-slash: shield-xmark shield-minus
shield-star: shield-user shield-keyhole
shield-warning: shield-exclamation
shipping-container: container-storage
shooting-star: star-shooting comet
shopping-cart: cart-minus
sidebar: table-layout sidebar-flip
siren: siren-on light-emergency
sliders: sliders-up square-sliders-vertical sliders-v
sliders-horizontal: square-sliders sliders-simple slider
smiley: face-awesome
smiley-melting: face-melting
smiley-wink: face-tongue-sweat
snowflake: snowflakes
sort-ascending: arrow-down-small-big arrow-up-small-big bars-sort sort-alt
sort-descending: arrow-down-big-small arrow-up-big-small
sparkle: sparkles stars star-sharp
speaker-hifi: speaker speakers
speedometer: meter
spinner-gap: loader spinner-third spinner-scale
squares-four: grid-2 grid-round-2 block
stack: layer-group-plus layer-plus layer
stack-minus: layer-group-minus layer-minus
star-four: star-christmas
subtitles: open-captioning
subtract: object-subtract
sun-dim: sun-bright brightness
sun-horizon: sunrise sunset
swap: swap-arrows arrows-cross
sword: swords dagger
syringe: scalpel
table: table-pivot table-cells-header table-cells-lock
tag: label
target: bullseye-arrow bullseye-pointer
terminal-window: square-terminal rectangle-terminal display-code desktop-code laptop-binary
terminal-window: computer-classic
test-tube: vial-vertical
text-aa: text-size font-case kerning
text-columns: line-columns
text-h-five: h5
text-h-four: h4
text-h-one: h1
text-h-six: h6
text-h-three: h3
text-h-two: h2
text-t: text
textbox: input-text input-numeric input-pipe pen-field
thermometer: temperature-list
thermometer-hot: heat temperature-hot
ticket: tickets
tilde: almost-equal-to
timer: clock-desk
tipi: cabin
toggle-left: toggle-large-off
toggle-right: toggle-large-on
traffic-cone: construction
trash: bin
tray: inboxes
tray-arrow-down: inbox-in inbox-arrow-down
tray-arrow-up: inbox-out inbox-arrow-up
tree: tree-large tree-deciduous trees
tree-evergreen: tree-christmas
tree-structure: diagram-nested diagram-subtask diagram-cells mind-share
tree-view: list-tree table-tree
trophy: trophy-star
unite: object-union union
upload-simple: arrow-up-to-bracket up-to-bracket up-from-bracket
user: head-side
user-circle-gear: user-key user-unlock
user-focus: user-viewfinder
user-list: user-magnifying-glass user-chart
user-sound: user-headset head-side-speak user-microphone user-music
user-square: image-user
users-four: family
users-three: people people-simple
video-camera: camcorder video-handheld
vinyl-record: turntable album
virtual-reality: head-vr head-side-goggles
wall: block-brick firewall wall-brick
warning-diamond: diamond-exclamation
warning-octagon: octagon-exclamation hexagon-exclamation octagon-xmark
washing-machine: washer dryer
watch: watch-smart
wave-sine: waves-sine chart-sine
waveform: waveform-lines waveform-path circle-waveform-lines
waves: wave
webcam: camera-web
webhooks-logo: webhook
wifi-high: wireless
wrench: wrench-simple
x: xmark-large
x-square: square-x
hand-peace: hand-fingers-crossed
scribble-loop: snake
`;
