import { SPELLED_ATTRIBUTES, SPELLED_EVENTS, unusedIn, withoutUnused } from './react-unused.mjs';

/**
 * Parts of React that nothing here uses, by what they are for and what their functions say instead: the shop is drawn by
 * the browser alone, never hydrated, and draws no document. A quarter of React's own code, on
 * every screen.
 */
const LEFT_OUT = {
  hydration: {
    false:
      'popHydrationState isSuspenseInstancePending isSuspenseInstanceFallback queueIfContinuousEvent',
    null: `upgradeHydrationErrorsToRecoverable getParentHydrationBoundary getSuspenseInstanceFromFiber
      getActivityInstanceFromFiber getSuspenseInstanceFromFiber updateDehydratedSuspenseComponent getNextHydratable canHydrateInstance
      canHydrateTextInstance canHydrateHydrationBoundary getNextHydratableInstanceAfterHydrationBoundary`,
    undefined: `prepareToHydrateHostInstance resetHydrationState popToNextHostParent throwOnHydrationMismatch
      queueHydrationError mountHostRootWithoutHydrating retrySuspenseComponentWithoutHydrating clearHydrationBoundary
      hideOrUnhideDehydratedBoundary registerSuspenseInstanceRetry retryIfBlockedOn clearIfContinuousEvent
      accumulateOrCreateContinuousQueuedReplayableEvent attemptExplicitHydrationTarget
      attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap replayUnblockedEvents
      scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded commitSuspenseHydrationCallbacks
      commitActivityHydrationCallbacks retryDehydratedSuspenseBoundary attemptContinuousHydration
      attemptHydrationAtCurrentPriority getBumpedLaneForHydration getBumpedLaneForHydrationByLane
      markRetryLaneIfNotHydrated pushDehydratedActivitySuspenseHandler createFiberFromDehydratedFragment
      ReactDOMHydrationRoot`,
  },
  'what stands in the head of a document, and pictures that are waited for': {
    false: 'isHostHoistableType isSingletonScope maySuspendCommit isLikelyStaticResource',
    null: `getResource acquireResource resolveSingletonInstance createHoistableInstance getHydratableHoistableCache
      getHoistableRoot waitForCommitToBeReady`,
    undefined: `preloadStylesheet insertStylesheet mountHoistable releaseSingletonInstance
      clearSingletonPreambleContribution commitHostSingletonAcquisition adoptPreloadPropsForStylesheet
      adoptPreloadPropsForScript stylesheetPropsFromRawProps preload preloadModule preinitStyle preinitScript
      preinitModuleScript preconnectAs preconnect prefetchDNS suspendResource preloadResourceAndSuspendIfNeeded
      preloadResource insertSuspendedStylesheets insertStylesheetIntoRoot preloadInstanceAndSuspendIfNeeded
      suspendInstance estimateImageBytes waitForImageToLoad estimateBandwidth accumulateSuspenseyCommitOnFiber
      recursivelyAccumulateSuspenseyCommit checkIfFullyUnsuspended onUnsuspend onUnsuspendImg`,
  },
  'view transitions': {
    null: 'claimQueuedTransitionTypes startViewTransition',
    false:
      'applyViewTransitionToHostInstancesRecursive measureViewTransitionHostInstancesRecursive measureNestedViewTransitions',
    undefined: `trackEnterViewTransitions pushViewTransitionCancelableScope applyViewTransitionToHostInstances
      restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
      commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
      restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName restoreViewTransitionName
      createMeasurement measureInstance measureClonedInstance forceLayout getViewTransitionName getClassNameByType
      getViewTransitionClassName flushAfterMutationEffects recursivelyTraverseAfterMutationEffects
      commitAfterMutationEffectsOnFiber queueTransitionTypes ViewTransitionPseudoElement createViewTransitionInstance`,
  },
  'references to fragments': {
    false: 'isFragmentInstanceParent isFragmentInstanceHostBoundary',
    undefined: `commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
      commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstance deleteChildFromFragmentInstance
      traverseVisibleInstancesAndTextInstances validateDocumentPositionWithFiberTree addFragmentHandleToFiber
      addFragmentHandleToInstance`,
  },
  'actions of forms': {
    undefined: `extractEvents$1 dispatchActionState runActionStateAction handleActionReturnValue onActionSuccess
      onActionError notifyActionListeners mountActionState updateActionState updateActionStateImpl
      actionStateActionEffect rerenderActionState recursivelyResetForms requestFormReset$1 requestFormReset ensureFormComponentIsStateful`,
  },
  'what events of older browsers lack, and what is asked of nobody here': {
    false: 'isFallbackCompositionEnd isCustomElement',
    null: 'getNativeBeforeInputChars getFallbackBeforeInputChars getIteratorFn',
    undefined: `constructSelectEvent handleEventsForInputEventPolyfill setPropOnCustomElement`,
  },
  'what is kept for the server alone': {
    null: 'peekCacheFromPool getSuspendedCache',
    undefined: 'pushTransition releaseCache releaseRootPooledCache commitCachePassiveMountEffect',
  },
  'the ids that a server gives': {
    false: 'checkDidRenderIdHook',
    undefined:
      'pushTreeFork pushTreeId pushMaterializedTreeId popTreeContext restoreSuspendedTreeContext',
  },
  'activities and lists of suspended parts': {
    null: 'updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating updateSuspenseListComponent',
    undefined: 'findLastContentRow initSuspenseListRenderState reverseChildren cutOffTailIfNeeded',
  },
  "the names of components in reports of errors, and the page's own sign of being busy": {
    '""': 'getStackByFiberInDevAndProd',
    null: 'getComponentNameFromType',
    undefined: 'defaultOnDefaultTransitionIndicator',
  },
};

const functions = Object.values(LEFT_OUT).flatMap((answers) =>
  Object.entries(answers).flatMap(([answer, names]) =>
    names.split(/\s+/).map((name) => [name, answer]),
  ),
);

/** What is cut out besides whole functions; each must be there. */
const CUTS = [
  [/\nexports\.hydrateRoot = function[\s\S]*?\n};/g, ''],
  [/\nFragmentInstance\.prototype\.\w+ = function[\s\S]*?\n};/g, ''],
  // a parameter of the same name
  [/\nfunction initInput\([\s\S]*?\n}/, (found) => found.replaceAll('isHydrating', 'isFilled')],
  [/\bisHydrating = !(0|1)/g, 'neverHydrates = !1'],
  [/\bisHydrating\b(?!\$)/g, '!1'],
  [/\n {4}else if \(\n {6}queueIfContinuousEvent\([\s\S]*?\n {2}}\n}/, '\n  }\n}'],
  [/\nReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function[\s\S]*?\n};/, ''],
  [/\nReactDOMSharedInternals\.findDOMNode = function[\s\S]*?\n};/, ''],
  // references to fragments
  [/\n {8}case 7:\n {10}if \(null === current\.stateNode\) {[\s\S]*?\n {10}break;/, ''],
  // what is kept for the server alone
  [/\n {2}tag = createCache\(\);[\s\S]*?(?=\n {2}isStrictMode\.memoizedState)/, ''],
  [/\n {4}cache: tag\n/, '\n'],
  // events that nobody listens to, and how older browsers tell them
  [/"abort auxClick [^"]+"/, `"${SPELLED_EVENTS}"`],
  [/\nsimpleEventPluginEvents\.push\("scrollEnd"\);/, ''],
  [/\nregisterSimpleEvent\((?:ANIMATION|TRANSITION|"dblclick)[^\n]+/g, ''],
  [/\nregisterDirectEvent\("onMouse[^\n]+/g, ''],
  [/\nregisterTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)"[\s\S]*?\);(?=\n)/g, ''],
  ['"change click focusin focusout input keydown keyup selectionchange"', '"change click input"'],
  [/"abort canplay [^"]+"/, '"error"'],
  [
    '"beforetoggle cancel close invalid load scroll scrollend toggle"',
    '"cancel close invalid load toggle"',
  ],
  [/\n\s+listenToNonDelegatedEvent\("beforetoggle", domElement\);/g, ''],
  [
    /\n {4}var ownerDocument =\n {6}9 === rootContainerElement[\s\S]*?"selectionchange", !1, ownerDocument\)\);/,
    '',
  ],
  [/\n {6}handleEventFunc = targetInst \? [\s\S]*?(?=\n {4}}\n {4}processDispatchQueue)/, ''],
  [/\bvar vendorPrefixes = {[\s\S]*?(?=topLevelEventsToReactNames = )/, 'var '],
  [
    /relatedTarget: function \(event\) {[\s\S]*?(?=\n {2}}\),\n {2}SyntheticMouseEvent)/,
    'relatedTarget: 0',
  ],
  [/\bkey: function \(nativeEvent\) {[\s\S]*?\n {4}},/, 'key: 0,'],
  [/\n {4}locale: 0,[\s\S]*?(?=\n {2}}\),\n {2}SyntheticKeyboardEvent)/, ''],
  [/\n {4}getModifierState: getEventModifierState,?/g, ''],
  [/\btimeStamp: function \(event\) {[\s\S]*?\n {4}}/, 'timeStamp: 0'],
  [/= createSyntheticEvent\(/g, '= /* @__PURE__ */ createSyntheticEvent('],
  [/EventInterface = assign\(/g, 'EventInterface = /* @__PURE__ */ assign('],
  [
    /"function" === typeof reportError\n\s+\? reportError\n\s+: function[\s\S]*?console\.error\(error\);\n\s+}/,
    'reportError',
  ],
  // names of attributes that are written with a hyphen
  [
    /new Map\(\[\n {4}\["acceptCharset"[\s\S]*?\n {2}\]\)/,
    (found) => `new Map([${found.match(SPELLED_ATTRIBUTES).join()}])`,
  ],
];

const isReact = /node_modules\/(react|react-dom|scheduler)\//;

function leanReactDom(code) {
  let lean = code;
  const cut = (pattern, by) => {
    const rest = lean.replace(pattern, by);
    if (rest === lean)
      throw new Error(`React has no ${pattern}: look through tools/react-parts.mjs`);
    lean = rest;
  };
  for (const [name, answer] of functions) {
    const escaped = name.replace('$', '\\$');
    cut(new RegExp(`\nfunction ${escaped}\\([\\s\\S]*?\n}(?=\n)`), () =>
      answer === 'undefined'
        ? `\nfunction ${name}() {}`
        : `\nfunction ${name}() { return ${answer}; }`,
    );
  }
  for (const [pattern, by] of CUTS) cut(pattern, by);
  return withoutUnused(
    lean,
    new Map(
      functions.map(([n, a]) => [n, a === 'undefined' ? 'void 0' : a === 'false' ? '!1' : a]),
    ),
  );
}

/** Leaves out of React what the shop never uses. The version of React is pinned, and a function that is gone stops the build. */
export const leanReact = () => ({
  name: 'lean-react',
  transform(code, file) {
    if (file.endsWith('/react-dom-client.production.js'))
      return { code: leanReactDom(code), map: null };
    if (/\/(react|react-dom|scheduler)\.production\.js$/.test(file))
      return { code: withoutUnused(code), map: null };
    return null;
  },
  /** What was left out, and is used after all. */
  buildEnd(error) {
    if (error) return;
    for (const id of this.getModuleIds()) {
      const names = isReact.test(id) ? [] : unusedIn(this.getModuleInfo(id).ast);
      if (names.length > 0)
        this.error(
          `${id} uses ${names.join()}, which is left out of React: see tools/react-unused.mjs`,
        );
    }
  },
});
