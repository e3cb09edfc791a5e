/* oxlint-disable max-lines -- one table, which is easier to read as a whole */
/**
 * Names from other icon sets that authors write by habit (Lucide, Heroicons, Material), by the Phosphor
 * icon that means the same. The format is that of `interface.ts`. Data only.
 */
export const otherSetAliases = `
address-book: contacts contact contact-round
alien: space-invader
app-window: app-window-mac
archive: drawer
arrow-clockwise: rotate-cw
arrow-counter-clockwise: restart reset history-back rotate-ccw
arrow-down: move-down
arrow-elbow-down-left: corner-down-left
arrow-elbow-down-right: corner-down-right
arrow-left: move-left
arrow-right: move-right
arrow-square-in: arrow-right-to-square
arrow-square-out: square-arrow-out-up-right open-in-new launch arrow-top-right-on-square
arrow-u-up-left: corner-up-left
arrow-up: move-up
arrow-up-right: external-arrow
arrows-clockwise: refresh-cw loop autorenew arrow-path
arrows-counter-clockwise: refresh-ccw
arrows-down-up: arrow-up-down
arrows-in: minimize-2 shrink
arrows-left-right: arrow-left-right
arrows-out: fullscreen maximize-2
arrows-out-cardinal: move
arrows-split: call-split
article: newspaper-text description scroll-text
asterisk: regex
at: at-sign
bell-ringing: notifications-active bell-dot bell-electric
bell-slash: bell-off
binary: rectangle-binary
boat: ship-wheel
book-bookmark: book-marked
book-open: menu-book
book-open-text: book-text book-open-check
bookmark-simple: bookmark-check
books: library rectangle-library library-big
brackets-curly: braces data-object curly-braces file-braces
brackets-square: bracket-right
broadcast: cell-broadcast sensors
browser: chrome-window web rectangle-browser
browsers: windows-stack
bug-beetle: bug-ant
buildings: building-2
butterfly: flutter-dash
calendar-dots: date-range
cards: view-carousel
caret-up-down: chevrons-up-down unfold-more
chart-bar: bar-chart-2 bar-chart-3 chart-no-axes-column chart-column-big chart-no-axes-combined
chart-bar: chart-column-increasing
chart-bar-horizontal: chart-bar-big chart-gantt-square
chart-donut: donut-chart donut-large
chart-line: chart-spline chart-no-axes-column-increasing
chart-line-down: trending-down
chart-line-up: trending-up analytics-up presentation-up insights
chart-polar: radar-chart
chat: message-square message-square-warning message-square-dot message-square-plus
chat: message-square-share message-square-dashed
chat-centered: chat-bubble chat-bubble-left
chat-centered-text: message-square-code
chat-circle: message-circle message-circle-plus message-circle-question
chat-circle-dots: chat-bubble-oval-left-ellipsis
chat-dots: message-square-more message-circle-more
chat-slash: message-square-off
chat-text: message-square-text message-square-quote
chats: forum messages-square
chats-circle: chat-bubble-left-right
check-fat: check-bold done task-alt
circles-three-plus: category
circuitry: circuit-board circuit
clipboard-text: clipboard-document
cloud-arrow-up: backup
cloud-check: cloud-cog
cloud-slash: cloud-off
code: code-xml code-bracket source
code-block: block-code code-bracket-square
columns: view-columns columns-two
command: cmd
compass: explore
computer-tower: server-tower
confetti: celebration party-popper
copy: clipboard-copy content-copy file-copy duplicate copy-check copy-plus
copy-simple: square-stack
cpu: processor chip memory-chip cpu-chip circuit-chip
credit-card: payment payments
crosshair: scope location-searching gps-target
cube: rectangle-3d
cube-transparent: view-in-ar box-3d cube-16-solid
currency-circle-dollar: badge-dollar-sign attach-money paid monetization circle-dollar-sign
currency-dollar: banknotes-dollar
cursor-click: mouse-pointer-click pointer ads-click
cylinder: db
database: database-zap database-backup data-base dataset
desktop-tower: pc-case
detective: incognito
device-mobile: smartphone
devices: monitor-smartphone devices-responsive tablet-smartphone
dots-nine: apps
dots-three: more-horizontal dots-horizontal
dots-three-vertical: more-vertical dots-vertical
download-simple: arrow-down-tray
envelope-open: mail-open
envelope-simple: mail email mail-check mail-plus
equals: equal
export: file-output logout-box
eye-closed: visibility-off
eye-slash: eye-off
file: page-blank
file-code: file-json code-file file-terminal file-cog
file-css: file-css3
file-js: file-javascript
file-lock: file-key
file-magnifying-glass: document-search
file-py: file-python
file-text: document document-text file-lines-alt
file-ts: file-typescript
files: document-duplicate
fingerprint: biometric touch-id
fire-simple: local-fire-department
flag: flag-triangle-right
flask: beaker science experiment flask-conical flask-round
flow-arrow: flow pipeline
folder-plus: document-plus create-new-folder
folder-simple-user: folder-shared
folders: folder-copy file-stack
frame-corners: scan-frame viewfinder
function: functions
funnel-simple: list-filter
game-controller: stadia-controller
gauge: speed circle-gauge
gear-fine: settings cog-6-tooth
git-branch: branch git-tree git-branch-plus folder-git
git-commit: git-commit-horizontal git-commit-vertical
git-diff: diff file-diff git-compare git-compare-arrows
git-pull-request: pull-request
globe: language-globe public world
globe-simple: globe-alt
graph: scatter waypoints
grid-nine: grid-3x3
hand-heart: heart-handshake hand-helping
hand-pointing: hand-click
hand-tap: touch-app
hard-drive: storage disk
hard-drives: server-rack servers dns server-cog server-crash server-stack
head-circuit: psychology model-training brain-cog
hourglass: pending
house: home-filled cottage
house-simple: home-simple
identification-badge: badge-id
image-square: photo
infinity: loop-infinite
info: information information-circle
kanban: trello-board layout-list
key: key-round
keyhole: circle-key
ladder: step-ladder
laptop: laptop-minimal
layout: template
lightbulb: tip idea
lightbulb-filament: tips-and-updates
lightning: flash electric-bolt
lightning-slash: zap-off
line-vertical: pipe-vertical
link-break: link-slash-alt
list: menu hamburger-menu menu-2
list-checks: list-todo checklist tasks-list
list-dashes: table-of-contents
list-magnifying-glass: list-search
list-numbers: list-ordered
list-star: playlist-add
lock-key: globe-lock
lock-simple: lock-closed
magic-wand: wand-2 wand-sparkle
magnifying-glass: search-check search-code text-search
magnifying-glass-minus: zoom-out
magnifying-glass-plus: zoom-in
map-pin: marker-pin place
map-pin-area: map-pinned
megaphone: campaign announcement
microphone: mic
microphone-slash: mic-off
microscope: biotech
money: banknote
monitor: monitor-check monitor-cog monitor-dot
monitor-arrow-up: desktop-arrow-up screen-share
monitor-play: display-play tv-play
moon-stars: dark-mode
navigation-arrow: near-me
note-pencil: memo-pad-pen notebook-pen file-pen-line
notebook: notebook-text notebook-tabs
notepad: clipboard-notes
notification: badge-new
number-circle-one: one
number-circle-three: three
number-circle-two: two
package: container deployed-code package-2 package-open package-check package-plus
paint-brush: brush-fine paintbrush-vertical
paper-plane-tilt: send-horizontal
paragraph: pilcrow
password: password-field
path: polyline split-route
paw-print: fox
pencil-simple: border-color
pencil-simple-line: square-edit
percent: circle-percent
person: person-standing
placeholder: image-placeholder
plug-charging: plug-zap
plugs: electrical-services unplug
plugs-connected: plug-connect api-connect integration api cable integrations
presentation: presentation-board lectern-board
pulse: monitor-heart vital-signs
puzzle-piece: component toy-brick extension
question: help help-circle help-outline question-mark-circle circle-help contact-support
quotes: quote text-quote
radio-button: circle-dot-alt radio-button-checked
ranking: leaderboard
receipt: bill receipt-text
robot: bot smart-toy chatbot comment-bot bot-message-square
rocket-launch: deploy rocket-takeoff
rows: bars-alt view-list rows-two
scales: scale balance law
scan: scan-search scan-line scan-text scan-eye
seal-check: check-badge verified circle-check-big
seal-question: badge-question
seal-warning: badge-exclamation badge-alert
selection: square-dashed-text
selection-all: select-all
shapes: shape
share-network: hub nodes lan
shield-check: shield-tick verified-user security
shield-plus: shield-cog
shield-slash: shield-off
shield-warning: shield-alert
shopping-cart: cart
sidebar: panel-left side-navigation
sidebar-simple: panel-right panel-right-close panel-right-open panel-left-close panel-left-open
sidebar-simple: layout-panel-left
sigma: sum
sign-in: log-in login
sign-out: log-out logout
signpost: milestone
sliders: adjustments-vertical sliders-vertical
sliders-horizontal: adjustments adjustments-horizontal settings-2 tune
smiley: mood emoji
sparkle: auto-awesome ai
spinner-gap: loader-circle progress-activity loader-pinwheel
squares-four: layout-grid view-grid widgets dashboard-customize blocks layout-dashboard grid-2x2
squares-four: boxes-grid squares-2x2
stack: layers
stack-plus: layers-plus
star: grade
steps: footsteps stairs-up
student: school-user
subtitles: closed-captions
sun-dim: light-mode
swap: transfer exchange-horizontal
swatches: color-swatch
table: table-header spreadsheet
tag: pricetag
target: goal track-changes
terminal: prompt console
terminal-window: command-line
test-tube: beaker-tube test-tubes test-tube-diagonal
text-aa: letter-case type case-sensitive case-upper
text-align-left: text-align-start
text-align-right: text-align-end
text-h-one: heading-1
text-h-three: heading-3
text-h-two: heading-2
text-t: text-cursor
textbox: text-input forms text-cursor-input
thumbs-down: thumb-down dislike
thumbs-up: thumb-up like
timer: timer-reset
toolbox: handyman
translate: g-translate languages
tree-structure: workflow account-tree schema network-tree git-graph
trend-up: trending-up-down
trophy: award-trophy
upload-simple: arrow-up-tray
user: user-round
user-circle-gear: manage-accounts
user-square: rectangle-user
users: users-round
users-three: users-group groups
video-camera-slash: video-off
wallet: wallet-cards account-balance-wallet
warning: alert-triangle alert report
warning-circle: alert-circle error report-problem circle-alert
warning-octagon: alert-octagon
waveform: audio-lines graphic-eq
webhooks-logo: webhooks
wifi-slash: wifi-off
wrench: build tool construct
x: close-icon clear
`;
