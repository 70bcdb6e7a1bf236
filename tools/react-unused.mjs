import { parseAst } from 'rollup/parseAst';

const words = (text) => text.trim().split(/\s+/);

/** What of React's own interface, and of the browser's, no view here uses. Who begins to use one of these is told by the build. */
const UNUSED = {
  exports:
    words(`Activity Children Profiler PureComponent StrictMode ViewTransition __COMPILER_RUNTIME addTransitionType
    cache cacheSignal createRef unstable_useCacheRefresh useActionState useEffectEvent useImperativeHandle useOptimistic
    browser createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
    unstable_batchedUpdates useFormState useFormStatus hydrateRoot
    unstable_Profiling unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback`),
  /** Of components that are classes: the one there is only catches what went wrong. */
  methods:
    words(`componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps componentWillUnmount
    componentWillUpdate contextType getDerivedStateFromProps getSnapshotBeforeUpdate isPureReactComponent
    shouldComponentUpdate UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate`),
  tags: words(`area audio base br col embed hr iframe image keygen link math menuitem meta object param script source track
    video wbr`),
  /** With a meaning of their own; all others are set as they are. */
  attributes:
    words(`allowFullScreen async autoFocus autoPlay autoReverse capture cols contentEditable controls credentialless
    dangerouslySetInnerHTML data default defaultChecked defaultValue defer disablePictureInPicture disableRemotePlayback
    draggable externalResourcesRequired focusable formAction formNoValidate innerHTML innerText is itemScope loop multiple
    muted noModule playsInline preserveAlpha reversed rowSpan scoped seamless selected size span start
    suppressContentEditableWarning suppressHydrationWarning textContent xlinkActuate xlinkArcrole xlinkHref xlinkRole
    xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace`),
  /** Of drawings, which are written with a hyphen. */
  hyphened:
    words(`alignmentBaseline baselineShift clipPath colorInterpolation dominantBaseline fillOpacity floodColor
    floodOpacity fontFamily fontSize fontStyle fontWeight httpEquiv letterSpacing lightingColor markerEnd markerMid
    markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset
    strokeMiterlimit strokeOpacity textAnchor textDecoration textRendering transformOrigin vectorEffect writingMode`),
  /** What a handler is called for; `on…` as attributes. */
  events:
    words(`abort afterblur auxclick beforeblur beforeinput beforetoggle canplay canplaythrough compositionend
    compositionstart compositionupdate contextmenu copy cut dblclick drag dragend dragenter dragexit dragleave dragover
    dragstart drop durationchange emptied encrypted ended fullscreenchange fullscreenerror gotpointercapture keypress
    loadeddata loadedmetadata loadstart lostpointercapture mousedown mousemove mouseout mouseover mouseup paste pause play
    playing progress ratechange resize scroll scrollend seeked seeking select selectionchange selectstart stalled suspend
    textInput timeupdate touchcancel touchend touchmove touchstart volumechange waiting wheel mouseenter mouseleave doubleclick
    animationend animationiteration animationstart transitioncancel transitionend transitionrun transitionstart`),
  /** What a handler is told of an event. */
  fields: words('charCode getModifierState keyCode movementX movementY which'),
};

/** What React hands to its own hooks. */
const HOOKS =
  words(`useImperativeHandle useDebugValue useHostTransitionStatus useFormState useActionState useOptimistic
  useMemoCache useCacheRefresh useEffectEvent getCacheForType cacheSignal`);

/** Numbers of what React draws that never come up: portals, strict modes, consumers, profilers, what comes from a server… */
const KINDS = [4, 8, 9, 12, 17, 18, 19, 21, 23, 24, 25, 26, 27, 30, 31];
const TYPES =
  words(`REACT_ACTIVITY_TYPE REACT_CONSUMER_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_PORTAL_TYPE REACT_PROFILER_TYPE
  REACT_STRICT_MODE_TYPE REACT_SUSPENSE_LIST_TYPE REACT_VIEW_TRANSITION_TYPE REACT_OPTIMISTIC_KEY ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_END`);

/** What stays as it is, since nobody makes it another. */
const VARIABLES = {
  canUseDOM: '!0',
  isInputEventSupported: '!0',
  documentMode: 'null',
  passiveBrowserEventsSupported: '!0',
  injectedHook: 'null',
  shouldDoubleInvokeUserFnsInHooksDEV: '!1',
  viewTransitionMutationContext: '!1',
  shouldStartViewTransition: '!1',
  appearingViewTransitions: 'null',
  viewTransitionCancelableChildren: 'null',
  viewTransitionContextChanged: '!1',
  inUpdateViewTransition: '!1',
  rootViewTransitionAffected: '!1',
  rootViewTransitionNameCanceled: '!1',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  pendingTransitionTypes: 'null',
  entangledTransitionTypes: 'null',
  needsFormReset: '!1',
  hydrationErrors: 'null',
  hydrationParentFiber: 'null',
  nextHydratableInstance: 'null',
  rootOrSingletonContext: '!1',
  treeContextProvider: 'null',
  currentHoistableRoot: 'null',
  currentReplayingEvent: 'null',
  skipSelectionChangeEvent: '!1',
};
const MEMBERS = {
  isDehydrated: '!1',
  dehydrated: 'null',
  cancelPendingCommit: 'null',
  formState: 'null',
  cache: 'null',
  cachePool: 'null',
  pooledCache: 'null',
  autoFocus: '!1',
  multiple: '!1',
  documentMode: 'void 0',
  ...Object.fromEntries(UNUSED.methods.map((name) => [name, 'void 0'])),
};

/** Events that handlers here may be called for, as React spells them; those of the focus come besides. */
export const SPELLED_EVENTS =
  'cancel click close error input invalid keyDown keyUp load pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp reset submit toggle';
/** Attributes that are written in another way than in React. */
export const SPELLED_ATTRIBUTES =
  /\["(clipRule|crossOrigin|fillRule|htmlFor|strokeLinecap|strokeLinejoin|strokeWidth)", "[^"]+"\]/g;

const isTagOf = (node) =>
  (node.type === 'MemberExpression' && node.property.name === 'tag') ||
  /^(_instance\d?|tag|grandTag|nodeTag|inCapturePhase)$/.test(node.name ?? '');
const endsCase = ({ consequent }) => {
  let last = consequent.at(-1);
  while (last?.type === 'BlockStatement') last = last.body.at(-1);
  return /^(Break|Return|Continue|Throw)Statement$/.test(last?.type ?? '');
};

const childrenOf = (node) =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value : value && typeof value === 'object' ? [value] : [],
  );
const isNode = (value) => typeof value?.type === 'string';

const variablesIn = (node) => {
  if (!isNode(node) || /Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : [];
  return [...own, ...childrenOf(node).flatMap(variablesIn)];
};

/** Whether a case of a `switch` can never come up. */
function isNever({ test }, discriminant) {
  if (!test) return false;
  if (test.type === 'Identifier') return TYPES.includes(test.name);
  if (typeof test.value === 'number') return isTagOf(discriminant) && KINDS.includes(test.value);
  return [
    ...UNUSED.attributes,
    ...UNUSED.tags,
    ...UNUSED.events.filter((name) => name !== 'select'),
  ].includes(test.value);
}

const isForServer = ({ callee, arguments: given }) =>
  /^(pushProvider|popProvider|pop)$/.test(callee.name ?? '') &&
  given.some(({ name }) => name === 'CacheContext' || name === 'resumedCache');

/** Says in code that was parsed what can never be, so that the minifier leaves out what hangs on it. */
export function withoutUnused(code, answers = new Map()) {
  const edits = [];
  const put = (start, end, text) => edits.push([start, end, text]);
  const bodies = [];
  /** Variables hold in the whole function, wherever they are declared. */
  const declare = (gone) => {
    const names = variablesIn(gone);
    const start = bodies.at(-1).start + 1;
    if (names.length > 0) put(start, start, `var ${names.join()};`);
  };
  const visit = (node, parent) => {
    if (!isNode(node)) return;
    if (/Function/.test(node.type)) {
      bodies.push(node.body);
      visit(node.body, node);
      bodies.pop();
      return;
    }
    if (node.type === 'SwitchStatement') {
      visit(node.discriminant, node);
      let fallsIn = false;
      for (const each of node.cases) {
        const never = isNever(each, node.discriminant);
        if (never && !fallsIn) {
          put(each.start, each.end, '');
          declare(each);
        } else {
          // what comes before falls into it
          if (never) put(each.start, each.consequent[0]?.start ?? each.end, '');
          for (const statement of each.consequent) visit(statement, each);
          fallsIn = each.consequent.length === 0 ? fallsIn || !never : !endsCase(each);
        }
      }
      return;
    }
    if (node.type === 'CallExpression' && isForServer(node)) {
      put(node.start, node.end, 'void 0');
      return;
    }
    if (node.type === 'CallExpression' && answers.has(node.callee.name)) {
      const isPlain = node.arguments.every(
        ({ type }) => !/Call|Assign|Update|Sequence|Conditional|Logical/.test(type),
      );
      if (isPlain) {
        put(node.start, node.end, `(${answers.get(node.callee.name)})`);
        return;
      }
    }
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
      const { left, right, operator } = node;
      const isNeverKind = KINDS.includes(left.value) && left.value !== 9 && isTagOf(right);
      const isNeverEvent = UNUSED.events.includes(left.value) && right.name === 'domEventName';
      if (isNeverKind || isNeverEvent || TYPES.includes(left.name) || TYPES.includes(right.name)) {
        put(node.start, node.end, operator === '===' ? '!1' : '!0');
        return;
      }
    }
    if (node.type === 'AssignmentExpression' && Object.hasOwn(VARIABLES, node.left.name ?? '')) {
      put(node.start, node.right.start, '');
      visit(node.right, node);
      return;
    }
    if (
      node.type === 'MemberExpression' &&
      !node.computed &&
      Object.hasOwn(MEMBERS, node.property.name)
    ) {
      if (parent.type !== 'AssignmentExpression' || parent.left !== node) {
        put(node.start, node.end, `(${MEMBERS[node.property.name]})`);
        return;
      }
    }
    if (node.type === 'Identifier' && Object.hasOwn(VARIABLES, node.name)) {
      put(node.start, node.end, VARIABLES[node.name]);
      return;
    }
    if (node.type === 'Property' && HOOKS.includes(node.key.name) && !node.computed) {
      put(node.start, node.end, '');
      const comma = code.slice(node.end).match(/^\s*,/);
      if (comma) put(node.end, node.end + comma[0].length, '');
      return;
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left } = node.expression;
      if (left.object?.name === 'exports' && UNUSED.exports.includes(left.property.name)) {
        put(node.start, node.end, '');
        return;
      }
    }
    for (const [key, value] of Object.entries(node)) {
      const isName =
        (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
        (node.type === 'Property' && key === 'key') ||
        (node.type === 'VariableDeclarator' && key === 'id') ||
        key === 'params' ||
        key === 'label';
      if (isName) continue;
      for (const child of Array.isArray(value) ? value : [value]) visit(child, node);
    }
  };
  visit(parseAst(code), undefined);
  let lean = code;
  for (const [start, end, text] of edits.toSorted(([a], [b]) => b - a))
    lean = lean.slice(0, start) + text + lean.slice(end);
  return lean;
}

const isElement = ({ callee, arguments: given }) =>
  /^_?(jsxs?|createElement)$/.test(callee.name ?? '') && typeof given[0]?.value === 'string';
const nameOf = ({ key }) => String(key?.name ?? key?.value ?? '');
const eventOf = (attribute) => /^on(.+?)(capture)?$/.exec(attribute.toLowerCase())?.[1];

/** The names in a module that stand for what was left out. */
export function unusedIn(node) {
  if (!isNode(node)) return [];
  const found = [];
  const among = (list, names) => found.push(...names.filter((name) => list.includes(name)));
  if (node.type === 'ImportDeclaration' && /^react(-dom(\/client)?)?$/.test(node.source.value))
    among(
      UNUSED.exports,
      node.specifiers.map(({ imported }) => imported?.name),
    );
  if (node.type === 'ClassBody') among(UNUSED.methods, node.body.map(nameOf));
  if (node.type === 'MemberExpression' && !node.computed)
    among(UNUSED.fields, [node.property.name]);
  if (node.type === 'CallExpression' && isElement(node)) {
    const [tag, props] = node.arguments;
    const names = (props?.properties ?? []).map(nameOf);
    among(UNUSED.tags, [tag.value]);
    among([...UNUSED.attributes, ...UNUSED.hyphened], names);
    found.push(...names.filter((name) => UNUSED.events.includes(eventOf(name))));
  }
  return [...found, ...childrenOf(node).flatMap(unusedIn)];
}
